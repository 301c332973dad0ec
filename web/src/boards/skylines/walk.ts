// The arrows in a listbox go from option to option.
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const i = all.indexOf(event.target as HTMLElement);
  all[(i + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
