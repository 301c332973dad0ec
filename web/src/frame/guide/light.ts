// A soft outline round what a lesson speaks of. It is a rule in a sheet of its own, not a class: what is lit
// stays lit when its board draws it anew.
let sheet: CSSStyleSheet | undefined;

function ours(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet;
}

let lit: string | null = null;

/**
 * Outlines all that `selector` finds, and nothing else; null: nothing. The ring of the focus goes before it.
 */
export function light(selector: string | null): void {
  if (selector === lit) return;
  lit = selector;
  ours().replaceSync(selector ? rules(selector) : '');
}

/** Round what stands free, and within what has a rim or no room around it: a card, the tray, a tab. */
function rules(selector: string): string {
  return `:where(${selector}):not(:focus-visible) {
      outline: 2.5px dashed var(--accent); outline-offset: 3px; border-radius: var(--r2);
    }
    :where(${selector}):is(.card, .tray, [role='tab']):not(:focus-visible) { outline-offset: -3px; }`;
}
