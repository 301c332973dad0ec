// Whether fingers touch the screen: what they press is larger then, and nothing is told by pointing alone.
// Style sheets ask the same by themselves.
const coarse = matchMedia('(pointer: coarse)');

class Fingers {
  touch = $state(coarse.matches);

  constructor() {
    coarse.addEventListener('change', ({ matches }) => (this.touch = matches));
  }
}

export const fingers = new Fingers();
