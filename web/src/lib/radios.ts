// A group of radios that are buttons: Tab stops at it once, arrows walk it and choose what they come to.
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = radios[(radios.indexOf(event.target as HTMLElement) + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}
