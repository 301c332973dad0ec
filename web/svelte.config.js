import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The component that has a scope: the class that keeps its styles to it. */
const scopes = new Map();

/** A short one, for it stands at every element with a style, and a first visit fetches them all. */
function cssHash({ hash, filename }) {
  const scope = `s${hash(filename).slice(-4)}`;
  const other = scopes.get(scope) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} get the same scope: rename one`);
  scopes.set(scope, filename);
  return scope;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash, discloseVersion: false },
};
