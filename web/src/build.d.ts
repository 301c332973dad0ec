/** Whether this is the client without a server (vite.config.ts): nobody else is to be met there. */
declare const __ALONE__: boolean;

/** Bytes that the worker loads, unpacked, of the client without a server. */
declare const __BYTES__: number;

/** A mark of what is answered before the rules are here (static/answers.py). */
declare const __ANSWERS__: string;

/** The folder with Pyodide, the archives of Python's own library and of the rules, each with its mark. */
declare const __PYODIDE__: string;
declare const __STDLIB__: string;
declare const __PYTHON__: string;

/** The archive for compiled rules, and their library; neither in a build without them. */
declare const __COMPILED__: [archive: string, library: string] | [];
