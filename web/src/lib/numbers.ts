// The numbers in messages: with a true minus, where Intl takes a hyphen. The server has the same functions
// (gridtown/messages).
import { FluentNumber, type FluentFunction, type FluentVariable, type Scope } from '@fluent/bundle';

class Whole extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '\u2212');
  }
}

/** By how much something changes: a gain has a plus. */
class Step extends Whole {
  override toString(scope?: Scope): string {
    return `${this.value < 0 ? '' : '+'}${super.toString(scope)}`;
  }
}

/** A function of a number, which leaves anything else as it is: a tile's points may be a "?". */
function ofNumbers(make: (value: number) => FluentNumber): FluentFunction {
  return ([value = '']) => (value instanceof FluentNumber ? make(value.value) : value);
}

/** Plain, absolute, sign, and change. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  NUMBER: ofNumbers((value) => new Whole(value)),
  ABS: ofNumbers((value) => new Whole(Math.abs(value))),
  SIGN: ofNumbers((value) => new Whole(Math.sign(value))),
  STEP: ofNumbers((value) => new Step(value)),
};

/** The arguments of a message, their numbers as they are said. */
export function figures(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const said = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new Whole(value) : value,
  ];
  return Object.fromEntries(Object.entries(args).map(said));
}
