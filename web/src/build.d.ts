/** Whether this is the client without a server (vite.config.ts): nobody else is to be met there. */
declare const __ALONE__: boolean;

/** Bytes that the worker loads, unpacked, of the client without a server. */
declare const __BYTES__: number;

/** A mark of what is answered before the rules are here (static/answers.py). */
declare const __ANSWERS__: string;

/** The folder with Pyodide, and a mark of the archive with the rules: other builds have others. */
declare const __PYODIDE__: string;
declare const __PYTHON__: string;
