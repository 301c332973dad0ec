// What is wrong with the layout of a page as it stands, a line for each fault: its kind, where, and what of it.
// touch: whether a finger has to reach what can be pressed; within: selector of the part that is looked at, which is
// all of the page, or what lies over it for a while: that covers what it lies on.
([touch, within]) => {
  const CONTROL =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="option"], [role="tab"], ' +
    '[role="radio"], [role="menuitem"], [role="button"], [data-square], label:has(> input.sr)';
  /** Spaces of a map: it is moved and enlarged, and below 44 px a tap only chooses, as the direction says. */
  const ON_A_MAP = '[role="grid"] *, [data-square], [data-space], [data-end], svg *';
  /**
   * Pictures, whose words are said elsewhere: the emblems of the games, and the drawings of the rules, which show a
   * whole board on a phone, too.
   */
  const PICTURE = '.emblem, .drawing';
  const LEAST_TEXT = 10;
  const LEAST_TARGET = 44;
  /** Letters by which a text that is cut can still be told, where its title says the whole. */
  const LEAST_LETTERS = 5;
  /** Pixels that rounding may take. */
  const SLACK = 1;
  const faults = new Map();
  const page = document.scrollingElement;
  const part = document.querySelector(within);

  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What only a screen reader gets, and links that come into sight with the focus. */
  function hushed(one) {
    for (let at = one; at; at = at.parentElement) {
      if (at.matches('.skip, [inert]')) return true;
      if (at.clientWidth <= 1 && getComputedStyle(at).clipPath !== 'none') return true;
    }
    return false;
  }
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');

  function name(one) {
    const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
    const kind = one.getAttribute('class')?.split(' ').filter((word) => !word.startsWith('svelte-')) ?? [];
    const within = one.parentElement?.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    return `${within} > ${[one.tagName.toLowerCase(), ...kind].join('.')} "${said.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  }

  function add(kind, one, what) {
    faults.set(`${kind}: ${name(one)}`, what);
  }

  const styles = new Map();
  /** How a part stands and cuts off, which doesn't change while one looks. */
  function stands(one) {
    let found = styles.get(one);
    if (!found) {
      const { position, overflow, transform } = getComputedStyle(one);
      styles.set(one, (found = { position, overflow, holds: position !== 'static' || transform !== 'none' }));
    }
    return found;
  }

  /** What cuts off a part, from the inside out: each with whether one can scroll in it. words: that of its text. */
  function* frames(one, words = false) {
    let { position, overflow } = stands(one);
    if (words && overflow !== 'visible') yield { box: one.getBoundingClientRect(), at: one, scrolls: true };
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (position === 'fixed') return;
      const style = stands(at);
      if (position === 'absolute' && !style.holds) continue;
      position = style.position;
      if (style.overflow === 'visible' || at.tagName === 'g') continue;
      yield { box: at.getBoundingClientRect(), at, scrolls: /auto|scroll/.test(style.overflow) };
    }
  }

  /** The rectangle of a part that is in sight; what is out of it can be scrolled to, unless `cut`. */
  function inSight(one, box = one.getBoundingClientRect(), words = false) {
    let { left, top, right, bottom } = box;
    let cut = 0;
    let scrolled = false;
    for (const frame of frames(one, words)) {
      const inner = frame.box;
      const lost = Math.max(inner.left - left, right - inner.right, inner.top - top, bottom - inner.bottom);
      if (lost > SLACK) {
        if (frame.scrolls) scrolled = true;
        else if (!scrolled) cut = Math.max(cut, lost);
      }
      left = Math.max(left, inner.left);
      top = Math.max(top, inner.top);
      right = Math.min(right, inner.right);
      bottom = Math.min(bottom, inner.bottom);
    }
    if (!scrolled) cut = Math.max(cut, -left, right - innerWidth);
    return { left, top, right, bottom, cut: cut > SLACK ? Math.round(cut) : 0, scrolled };
  }

  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

  /** Whether a press at a point reaches a control, or what stands for it. */
  function reaches(one, x, y) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    if (one.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && (label.control === one || label.contains(one));
  }

  /** What may be pressed and can be seen; a hidden field is stood for by its label. */
  const controls = [...part.querySelectorAll(CONTROL)].filter((one) => seen(one) && !hushed(one));

  function isCut() {
    for (const one of controls) {
      if (one.closest('[data-pan], .map, #city')) continue; // a map that is moved under its frame
      const { cut } = inSight(one);
      if (cut) add('cut', one, `${cut} px are cut off`);
    }
  }

  /** At several places of the page: a control is covered if it is free at none where it is in sight. */
  function isCovered() {
    const left = new Set(controls.filter((one) => !one.matches(ON_A_MAP)));
    const met = new Map();
    const step = Math.max(100, innerHeight * 0.4);
    for (let y = 0; ; y += step) {
      scrollTo(0, Math.min(y, page.scrollHeight - innerHeight));
      for (const one of left) {
        const [line] = one.getClientRects(); // of a link that is wrapped, the first one
        if (!line || line.top < 0 || line.top > innerHeight) continue;
        const box = inSight(one, line);
        if (box.top < 0 || box.bottom > innerHeight || area(box) < 0.8 * area(line) || !area(box)) continue;
        const [width, height] = [box.right - box.left, box.bottom - box.top];
        const covered = [0.2, 0.5, 0.8].flatMap((x) => [0.25, 0.5, 0.75].map((z) => [box.left + x * width, box.top + z * height]))
          .find(([x, z]) => !reaches(one, x, z));
        if (covered) met.set(one, document.elementFromPoint(...covered));
        else left.delete(one);
      }
      if (!left.size || y >= page.scrollHeight - innerHeight) break;
    }
    scrollTo(0, 0);
    for (const [one, by] of met)
      if (left.has(one)) add('covered', one, `by ${by ? name(by) : 'nothing'}`);
  }

  /** How far from a point a press still reaches a control, in one direction. */
  function far(one, x, y, dx, dy) {
    let way = 0;
    while (way < LEAST_TARGET && reaches(one, x + (way + 1) * dx, y + (way + 1) * dy)) way++;
    return way;
  }

  /** Whether less than a finger's width of a control can be pressed where it stands now. */
  function tooSmall(one) {
    const box = boxToPress(one);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y < LEAST_TARGET || y > innerHeight - LEAST_TARGET || x < 0 || x > innerWidth) return false;
    return [[1, 0, box.width], [0, 1, box.height]].some(
      ([dx, dy, size]) =>
        size < LEAST_TARGET && far(one, x, y, dx, dy) + far(one, x, y, -dx, -dy) < LEAST_TARGET - 2 * SLACK,
    );
  }

  function boxToPress(one) {
    const label = one.labels?.[0];
    return (label && !hushed(label) ? label : one).getBoundingClientRect();
  }

  /** What a look at a part says once it is scrolled into sight; all stands where it stood again. */
  function scrolledTo(one, look) {
    const before = [];
    for (let at = one.parentElement; at; at = at.parentElement) before.push([at, at.scrollLeft, at.scrollTop]);
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const said = look(one);
    for (const [at, left, top] of before) at.scrollTo({ left, top, behavior: 'instant' });
    return said;
  }

  function isSmall() {
    for (const one of controls) {
      if (one.matches(ON_A_MAP) || getComputedStyle(one).display === 'inline') continue;
      const { width, height } = boxToPress(one);
      if (Math.min(width, height) >= LEAST_TARGET - SLACK / 2) continue;
      if (tooSmall(one) && scrolledTo(one, tooSmall)) add('small target', one, `${Math.round(width)} × ${Math.round(height)}`);
    }
  }

  /** Texts in sight, each line of each by itself. */
  function texts() {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const { parentElement: one, textContent } = walker.currentNode;
      if (!textContent.trim() || !one || one.closest('script, style, title, desc, option') || !seen(one) || hushed(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ one, box, text: textContent.trim() });
    }
    return lines;
  }

  /** Words of a button that reach out of it. */
  function sticksOut(lines) {
    for (const line of lines) {
      const button = line.one.closest('button, a.btn, summary');
      if (!button || line.one.closest('svg')) continue;
      const [room, words] = [button.getBoundingClientRect(), inSight(line.one, line.box, true)];
      const over = Math.max(room.left - words.left, words.right - room.right);
      if (over > 2 * SLACK) add('cut', button, `its words reach ${Math.round(over)} px out of it`);
    }
  }

  /**
   * Texts that their own box cuts off, with an ellipsis or without, but for those one can scroll in. Where a title tells
   * the whole, some letters do.
   */
  function isClipped(lines) {
    for (const one of new Set(lines.map((line) => line.one).filter((at) => !at.closest('.sr')))) {
      for (let at = one; at && at !== part; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline') continue;
        const [wide, high] = [at.scrollWidth - at.clientWidth, at.scrollHeight - at.clientHeight];
        if (one.closest('[title]')) isBarelyTold(one, at);
        else if (overflowX === 'hidden' && wide > SLACK) add('clipped', one, `${wide} px of its words are cut off`);
        else if (overflowY === 'hidden' && high > SLACK) add('clipped', one, `${high} px of its lines are cut off`);
        break;
      }
    }
  }

  /** Of a text in one line that its box cuts off hardly a letter is left. */
  function isBarelyTold(one, box) {
    if (getComputedStyle(box).overflowX !== 'hidden' || box.scrollWidth - box.clientWidth <= SLACK) return;
    const left = (one.textContent.trim().length * box.clientWidth) / box.scrollWidth;
    if (left < LEAST_LETTERS) add('barely told', one, `${Math.floor(left)} letters are left of it`);
  }

  function isFine(lines) {
    for (const { one } of lines) {
      const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().c, one.getScreenCTM().d) : 1;
      if (one.closest(PICTURE)) continue;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < LEAST_TEXT - 0.05) add('small text', one, `${size.toFixed(1)} px`);
    }
  }

  /** The letters of a line: without the room that a font leaves above and below. */
  function letters({ one, box }) {
    const { left, top, right, bottom } = inSight(one, box, true);
    const trim = 0.22 * (box.bottom - box.top);
    return { left: left + 1, right: right - 1, top: Math.max(top, box.top + trim), bottom: Math.min(bottom, box.bottom - trim) };
  }

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });

  /** Whether something opaque lies over a part at a point, so that it isn't seen there. */
  function isUnder(one, x, y) {
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === one || at.contains(one)) return false;
      const { backgroundColor, fill } = getComputedStyle(at);
      const ground = at.ownerSVGElement && at.tagName !== 'text' ? fill : backgroundColor;
      if (!one.contains(at) && ground !== 'none' && !/, 0\)|transparent/.test(ground)) return true;
    }
    return false;
  }

  function overlap(lines) {
    const boxes = lines.map((line) => ({ ...line, ink: letters(line) })).filter(({ ink }) => area(ink) > 4);
    boxes.sort((a, b) => a.ink.top - b.ink.top);
    for (const [i, a] of boxes.entries())
      for (let j = i + 1; j < boxes.length && boxes[j].ink.top < a.ink.bottom - 2; j++) {
        const b = boxes[j];
        if (a.one === b.one) continue;
        const shared = meet(a.ink, b.ink);
        if (shared.right - shared.left <= 2 || shared.bottom - shared.top <= 2) continue;
        const [x, y] = [(shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2];
        if (isUnder(a.one, x, y) || isUnder(b.one, x, y)) continue;
        add('overlap', a.one, `with ${name(b.one)} at ${round(shared)}`);
      }
  }

  /** Words that go on in the next line without a hyphen. */
  function isBroken() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** Where a letter stands; a soft hyphen before it, if it is shown, counts as a part of it that comes first. */
    const top = (node, at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const one = node.parentElement;
      if (!node.data.trim() || !one || one.closest('script, style, svg') || !seen(one) || hushed(one)) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: part, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu))
        if (Math.abs(top(node, index) - top(node, index + part.length - 1)) > 2) add('broken', one, `in “${part}”`);
    }
  }

  isCut();
  isCovered();
  isBroken();
  if (touch) isSmall();
  const lines = texts();
  isFine(lines);
  isClipped(lines);
  sticksOut(lines);
  overlap(lines);
  if (page.scrollWidth > innerWidth) add('cut', page, `the page is ${page.scrollWidth - innerWidth} px wider than its window`);
  return [...faults].map(([where, what]) => `${where}: ${what}`);
}
