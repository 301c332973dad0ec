// Which of several lines is pointed at: by a pointer over it, by the focus, or by a tap that holds it until
// the next.

export class Pointed<Line extends string | number> {
  private over = $state.raw<Line | null>(null);
  private held = $state.raw<Line | null>(null);
  readonly line = $derived(this.over ?? this.held);

  /**
   * Events for all of a line. A finger doesn't hover: it taps. A pointer at rest doesn't point at what comes
   * to lie under it.
   */
  hover(line: Line) {
    return {
      onpointermove: (event: PointerEvent) => event.pointerType !== 'touch' && (this.over = line),
      onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && this.letGo(),
    };
  }

  /** Events for the button in it. */
  press(line: Line) {
    return {
      onfocus: () => (this.over = line),
      onblur: () => this.letGo(),
      onclick: () => {
        this.over = null; // what is tapped again is let go, wherever pointer and focus are
        this.held = this.held === line ? null : line;
      },
    };
  }

  private letGo(): void {
    this.over = this.held = null;
  }
}
