// What a view tells, for a board that knows no game: the fields of a declared game as they are (see
// src/gridtown/declared/present.py), and whatever else is JSON brought into the same form.
import type { AnyView } from '../../lib/types';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Value = string | number | boolean | null;

/** A value, or one for each of several things. */
export interface Field {
  id: string;
  /** What there is a value for each of, `keys` in order; null for a single value. */
  on: string | null;
  /** What a value is: "number", "player", "word", "flag", or what the box calls a thing of its kind. */
  of: string;
  keys: readonly (string | number)[];
  values: readonly Value[];
}

/** Squares row by row. */
export interface GridInfo {
  width: number;
  height: number;
  squares: readonly string[];
}

export interface Result {
  ranking: readonly number[];
  scores: readonly number[];
  winners: readonly number[];
  success: boolean | null;
}

export interface Reading {
  /** The word of what is asked for; '' where the game says none. */
  step: string;
  grid: GridInfo | null;
  fields: readonly Field[];
  /** What has no simpler form, by its key. */
  rest: readonly (readonly [string, Json])[];
  /** Points of each player, [] where none are known. */
  standing: readonly number[];
  result: Result | null;
}

type Named = Readonly<Record<string, Json>>;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSingle = (value: Json): value is Value => value === null || typeof value !== 'object';
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isField(value: Json): boolean {
  return isNamed(value) && isText(value.id) && isText(value.of) && Array.isArray(value.values);
}

/** Told elsewhere: who looks, who is asked, how many sit there. */
const KNOWN = ['game', 'viewer', 'to_act', 'players', 'step', 'options', 'grid', 'standing', 'result'];
const STANDING = ['standing', 'scores', 'score', 'points'];

/** Reads the view of a table with so many seats. */
export function read(view: AnyView, seats: number): Reading {
  const all = view as unknown as Named;
  const declared = Array.isArray(all.fields) && all.fields.every(isField);
  const told = Object.entries(all).filter(([key]) => !KNOWN.includes(key) && !(declared && key === 'fields'));
  const parts = told.map(([key, value]) => [key, partOf(key, value, seats)] as const);
  return {
    step: isText(all.step) ? all.step : '',
    grid: gridOf(all.grid),
    fields: [
      ...(declared ? (all.fields as unknown as Field[]) : []),
      ...parts.flatMap(([, part]) => part.fields),
    ],
    rest: parts.flatMap(([key, { rest }]) => (rest === null ? [] : [[key, rest] as const])),
    standing:
      (STANDING.map((key) => all[key]).find((one) => isNumbers(one) && one.length === seats) as number[]) ??
      [],
    result: resultOf(all.result, seats),
  };
}

function gridOf(value: Json | undefined): GridInfo | null {
  if (!isNamed(value) || !Array.isArray(value.squares) || !value.squares.every(isText)) return null;
  const { width, height, squares } = value;
  return typeof width === 'number' && typeof height === 'number' && width * height === squares.length
    ? { width, height, squares: squares as string[] }
    : null;
}

function resultOf(value: Json | undefined, seats: number): Result | null {
  if (!isNamed(value)) return null;
  const { scores, ranking, winners, success } = value;
  if (!isNumbers(scores) || scores.length !== seats) return null;
  const places =
    isNumbers(ranking) && ranking.length === seats ? ranking : scores.map((one) => better(scores, one));
  return {
    scores,
    ranking: places,
    winners: isNumbers(winners)
      ? winners
      : scores.flatMap((_, player) => (places[player] === 1 ? [player] : [])),
    success: typeof success === 'boolean' ? success : null,
  };
}

const better = (scores: readonly number[], own: number): number =>
  1 + scores.filter((one) => one > own).length;

const kindOf = (values: readonly Value[]): string =>
  values.every((one) => typeof one === 'number') ? 'number' : 'word';

/** A part of any view: what of it can be told as fields, and what is left; null where nothing is. */
interface Part {
  fields: readonly Field[];
  rest: Json;
}

function partOf(id: string, value: Json, seats: number): Part {
  if (isSingle(value))
    return { fields: [{ id, on: null, of: kindOf([value]), keys: [], values: [value] }], rest: null };
  if (!seats || !Array.isArray(value) || value.length !== seats) return { fields: [], rest: value };
  if (value.every(isSingle)) return { fields: [ofPlayers(id, value)], rest: null };
  return value.every(isNamed) ? ofSeats(value) : { fields: [], rest: value };
}

const ofPlayers = (id: string, values: readonly Value[]): Field => ({
  id,
  on: 'player',
  of: kindOf(values),
  keys: values.map((_, player) => player),
  values,
});

/** What every seat has: the single values as fields, and of each what is left. */
function ofSeats(seats: readonly Named[]): Part {
  const ids = Object.keys(seats[0] ?? {}).filter((id) => id !== 'player');
  const simple = ids.filter((id) => seats.every((seat) => isSingle(seat[id] ?? null)));
  const left = (seat: Named): [string, Json][] =>
    Object.entries(seat).filter(([id]) => id !== 'player' && !simple.includes(id));
  return {
    fields: simple.map((id) =>
      ofPlayers(
        id,
        seats.map((seat) => (seat[id] ?? null) as Value),
      ),
    ),
    rest: ids.length > simple.length ? seats.map((seat) => Object.fromEntries(left(seat))) : null,
  };
}

/** What lies on each square of the grid: the fields on squares, in their order. */
export function onSquares(reading: Reading): readonly Field[] {
  return reading.grid ? reading.fields.filter((field) => field.on === 'square') : [];
}

/** The value of a field for one of its keys. */
export function valueAt(field: Field, key: string | number): Value {
  return field.values[field.keys.indexOf(key)] ?? null;
}

/** Whether a value is worth drawing on a square: not nothing, nobody, none. */
export const isThere = (value: Value): boolean =>
  value !== null && value !== 0 && value !== false && value !== 'no' && value !== '';
