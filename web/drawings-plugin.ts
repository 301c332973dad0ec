// Drawings as short as they can be said: the formatter breaks paths over several lines and fills numbers with
// zeros.
import type { Plugin } from 'vite';

const PATH = /\b(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points)="([^"{}]+)"/g;

/** The same numbers in fewer signs. */
export const shorter = (numbers: string): string =>
  numbers
    .replace(/\s+/g, ' ')
    .replace(/(\.\d*?)0+(?![\d.])/g, '$1')
    .replace(/\.(?![\d.])/g, '');

export function drawingsPlugin(): Plugin {
  return {
    name: 'gridtown-drawings',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.svelte')) return null;
      return code.replace(PATH, (_, name: string, numbers: string) => `${name}="${shorter(numbers)}"`);
    },
  };
}
