// The generic board: what any game's view tells, what may be pointed at, and what its keys do.
import { Board } from '../board/board.svelte';
import { grouped } from '../../lib/actions';
import { api, Refused } from '../../lib/api';
import { focusOn } from '../../lib/keys.svelte';
import { listed, signed, t, has } from '../../lib/messages';
import type { Said } from '../../lib/prompt';
import type { Seen } from '../../lib/seen';
import type { AnyView, LegalAction, Preview, PreviewChange, PreviewCost } from '../../lib/types';
import { elsewhere, GenericChoice, squaresOf } from './choice.svelte';
import type Grid from './Grid.svelte';
import { actionWords, isLabelled, kindWords, labelOf, nameOf, namesIn, readable, type Names } from './naming';
import { isThere, read, type Field, type Reading, type Value } from './reading';

export interface GenericBox {
  title: string;
  names: Names;
}

/** Whether a square may be chosen next; gain: what that alone would bring. */
export interface Mark {
  state: 'legal' | 'illegal';
  gain: string;
}

/** What is called and what is in the box; a game that tells nothing of its box has none. */
async function openBox(game: string): Promise<GenericBox> {
  const box = api.components<Record<string, unknown>>(game).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'offline') throw error;
    return {};
  });
  const [games, components] = await Promise.all([api.games(), box]);
  return { title: games.find(({ id }) => id === game)?.title ?? game, names: namesIn(components) };
}

const NOTHING: Reading = { step: '', grid: null, fields: [], rest: [], standing: [], result: null };

/** What a choice brings whoever makes it, all lines together; '' where nothing is known. */
export function gainOf(preview: Preview | undefined, viewer: number | null): string {
  const own = (preview?.changes ?? []).filter(({ player }) => player === null || player === viewer);
  const unsure = own.some((change) => change.conditional);
  const lines = new Set(own.map(({ line }) => line));
  if (lines.size !== 1) return '';
  return signed(own.reduce((sum, { amount }) => sum + amount, 0)) + (unsure ? '?' : '');
}

export class GenericBoard extends Board<AnyView, GenericBox> {
  readonly choice = new GenericChoice(
    () => this.table,
    () => this.reading.grid?.squares ?? [],
  );
  tab = '';
  grid = $state<Grid | null>(null);
  private pointed = $state<string | null>(null);

  reading = $derived.by<Reading>(() => (this.view ? read(this.view, this.names.length) : NOTHING));
  readonly squares = $derived.by(() => new Set(this.reading.grid?.squares));
  private labelled = $derived.by(() => isLabelled(this.reading.fields));
  private things = $derived.by<Names>(() => this.box?.names ?? new Map());

  constructor(seen: () => Seen, game: string) {
    super(seen, () => openBox(game));
    this.tellsBy(async () => {
      const { deeds } = await import('./since');
      return (news) => deeds(news, this.viewer, this.squares, this.names);
    });
  }

  /** Whether the match came to its end by the rules. One ended before its time is shown as it stood. */
  over = $derived.by(() => {
    const { update } = this.table;
    return (
      !!update?.over &&
      (this.reading.result !== null || (this.table.status?.end ?? 'finished') === 'finished')
    );
  });

  // Words

  thing(kind: string, value: Value): string {
    return nameOf(kind, value, this.things, this.names);
  }
  label(field: Field): string {
    return labelOf(field.id, this.labelled);
  }
  words(action: LegalAction): string {
    return actionWords(action, this.things, this.names);
  }
  /** A value as its field has it: a thing by its name, a word by its own. */
  valued(field: Field, value: Value): string {
    if (field.of === 'word' && value !== null && has(`${field.id}-${value}`))
      return t(`${field.id}-${value}`);
    return this.thing(field.of, value);
  }

  /** What a value on a square says by itself: whose, what, and what a bare number counts. */
  told(field: Field, value: Value): string {
    const bare = field.of === 'number' || field.of === 'flag';
    return [bare ? this.label(field) : '', this.valued(field, value)].filter(Boolean).join(' ');
  }
  /** Whether a value is worth drawing on a square. */
  lies(field: Field, value: Value): boolean {
    return field.of === 'player' ? value !== null : isThere(value);
  }
  costWords({ what, text }: PreviewCost): string {
    return text === `preview-${what}` ? readable(what) : text;
  }
  changeWords({ line, text }: PreviewChange): string {
    return text === `line-${line}` ? readable(line) : text;
  }
  gain(action: LegalAction): string {
    return gainOf(this.choice.previewOf(action), this.viewer);
  }

  prompt = $derived.by<Said>(() => {
    const { actions, listed: inList, open, staged, way } = this.choice;
    const { step } = this.reading;
    if (!actions.length) return this.waited();
    const asked = has(`prompt-${step}`)
      ? t(`prompt-${step}`)
      : t('generic-ask', { step: stepWords(step) || 'blank' });
    const where = way.length && !staged ? t('generic-next', { squares: places(way) }) : '';
    return {
      icon: 'i-hand',
      main: asked,
      count: t('generic-count', {
        squares: open.size,
        others: inList.length,
        both: open.size && inList.length ? 'yes' : 'no',
      }),
      why: staged ? this.words(staged) : where,
      waiting: false,
    };
  });
  private waited(): Said {
    const others = (this.view?.to_act ?? []).filter(
      (player) => player >= 0 && player !== this.viewer && (this.kinds[player] ?? 'person') === 'person',
    );
    return {
      icon: 'i-eye',
      main: others.length
        ? t('waiting-for', { names: listed(others.map((player) => this.name(player))) })
        : t('generic-moment'),
      count: '',
      why: this.viewer === null ? t('watching') : '',
      waiting: true,
    };
  }

  override called(action: LegalAction): string {
    return this.words(action);
  }
  override lineName(line: string): string {
    return has(`line-${line}`) ? t(`line-${line}`) : readable(line);
  }
  override spot(action: LegalAction): string | null {
    const square = squaresOf(action, this.squares).at(-1);
    return square ? `[data-square="${CSS.escape(square)}"]` : super.spot(action);
  }

  // The grid

  marks = $derived.by(() => {
    const found = new Map<string, Mark>();
    const { open } = this.choice;
    for (const square of open.size ? this.squares : []) {
      const [only, ...more] = open.get(square) ?? [];
      const gain = only && !more.length ? gainOf(this.choice.previewOf(only), this.viewer) : '';
      found.set(square, { state: only ? 'legal' : 'illegal', gain });
    }
    return found;
  });

  /** What somebody tries who points at a square where nothing is legal: what is legal elsewhere. */
  private tried(square: string): string | null {
    const [from, actions] = [...this.choice.open][0] ?? [];
    const action = actions?.[0];
    if (!from || !action || this.choice.open.has(square)) return null;
    return elsewhere(action.action, from, square);
  }
  note = $derived.by(() => {
    const action = this.pointed && this.tried(this.pointed);
    const text = action && this.why(action);
    return this.pointed && text ? { square: this.pointed, text } : null;
  });

  point = (square: string | null): void => {
    this.pointed = square;
    this.ask(square && this.tried(square));
  };
  /** A click or Enter on a square: the first holds up what may be done there, the second does it. */
  pick = (square: string): void => {
    this.point(square);
    this.pressed(this.holds(square), () => this.choice.tap(square));
  };

  /** Whether a choice is held up on this square, so that Enter confirms it. */
  holds(square: string): boolean {
    return this.choice.staged !== null && this.choice.chosen.at(-1) === square;
  }

  /** What the list offers: what is to be told apart on a square, else all that names none. */
  offered = $derived.by<LegalAction[]>(() =>
    this.choice.rivals.length ? this.choice.rivals : this.choice.listed,
  );
  /** The kinds of what the list offers, each with its actions. */
  groups = $derived.by(() => Object.entries(grouped(this.offered)));
  heading(kind: string): string {
    return kindWords(kind);
  }
  canDrop = $derived.by(
    () =>
      !this.busy &&
      this.choice.actions.length > 1 &&
      (this.choice.staged !== null || !!this.choice.way.length),
  );

  // Single keys; they can be switched off.

  toActions = (): void => focusOn('#hand [role="radio"][tabindex="0"], #hand [data-confirm]');
  toLog = (): void => focusOn('#log');
  readonly keys = this.keysFor({
    letters: {
      n: () => this.grid?.next(1),
      N: () => this.grid?.next(-1),
      g: () => this.grid?.enter(),
      a: this.toActions,
      l: this.toLog,
    },
    number: (nr) => this.choice.hold(this.offered[nr - 1]),
    drop: () => this.point(null),
    holds: (focus) => {
      if (!this.choice.staged) return false;
      const square = focus.getAttribute('data-square');
      return square ? this.holds(square) : 'where chosen';
    },
  });
}

const stepWords = (step: string): string => (has(`step-${step}`) ? t(`step-${step}`) : '');
const places = (squares: readonly string[]): string => listed(squares.map((square) => square.toUpperCase()));
