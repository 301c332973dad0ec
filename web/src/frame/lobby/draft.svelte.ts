// The draft of a request for a table, as it is being filled in. What may be chosen comes from the server.
import { botName, USUAL } from '../../lib/bots';
import { t } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import type { EndRule, GameInfo, NewTable, OptionInfo, Pace } from '../../lib/types';

/** Who plays a seat: "me", "person" (who joins), "here" (at this device), or a bot by its name. */
export type Kind = string;

/** The kinds of a seat that is no bot's. */
const PEOPLE: readonly Kind[] = ['me', 'person', 'here'];

/** The parts of the form that something can be wrong with. */
export type Part = 'seats' | 'options' | 'seed' | 'table';

/** What is wrong with a part, in words. */
export interface Fault {
  part: Part;
  text: string;
}

const PART_OF: Record<string, Part> = {
  'bad-name': 'seats',
  'bad-names': 'seats',
  'bad-seat': 'seats',
  'bad-seats': 'seats',
  'bad-players': 'seats',
  'no-person': 'seats',
  'bad-option': 'options',
  'bad-value': 'options',
  'option-not-offered': 'options',
  'option-not-with': 'options',
  'bad-setup': 'options',
  'bad-seed': 'seed',
};

/** Where the words of a refusal belong. */
export function partOf(code: string): Part {
  return PART_OF[code] ?? 'table';
}

/** The id of the words that say what is wrong with a part. */
export const faultId = (part: Part): string => `wrong-${part}`;

/** That id where something is wrong with the part: what its fields are described by. */
export const describedBy = (part: Part, fault: Fault | null): string | undefined =>
  fault?.part === part ? faultId(part) : undefined;

/** The options that there are at a table of so many, where of those before them this was chosen. */
export function offered(game: GameInfo, players: number, chosen: Record<string, string>): OptionInfo[] {
  const found: OptionInfo[] = [];
  const has = ({ option, values }: { option: string; values: string[] }): boolean =>
    found.some(({ name }) => name === option) && values.includes(chosen[option] ?? '');
  for (const option of game.options) {
    const [low, high] = option.players;
    if (low <= players && players <= high && (!option.needs || has(option.needs))) found.push(option);
  }
  return found;
}

export class TableDraft {
  players = $state(4);
  kinds = $state<Kind[]>([]);
  names = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  seed = $state('');
  /** Whoever still types a seed isn't told that it is wrong; after that at once. */
  seedLeft = $state(false);
  open = $state(false);
  pace = $state<Pace>('quick');
  hints = $state(false);
  ending = $state<EndRule>('all');

  /** Starts from what a game offers; who sits where stays as it was set. */
  begin(game: GameInfo): void {
    this.players = Math.min(game.max_players, Math.max(game.min_players, this.players));
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const bot = (game.bots.includes(USUAL) ? USUAL : game.bots[0]) ?? 'person';
    const known = [...PEOPLE, ...game.bots];
    this.kinds = Array.from(
      { length: game.max_players },
      (_, i) => this.kind(i, known) ?? (i === 0 && !this.kinds.length ? 'me' : bot),
    );
    this.names = Array.from(
      { length: game.max_players },
      (_, i) => this.names[i] ?? (i === 0 ? settings.name : ''),
    );
  }

  private kind(player: number, known: Kind[]): Kind | null {
    const kind = this.kinds[player];
    return kind !== undefined && known.includes(kind) ? kind : null;
  }

  /**
   * Says who plays a seat. One person sits at one place: who takes another leaves theirs to whoever sat
   * there.
   */
  choose(player: number, kind: Kind): void {
    const mine = this.kinds.indexOf('me');
    if (kind === 'me' && mine >= 0 && mine !== player) {
      this.kinds[mine] = this.kinds[player] ?? 'person';
      const name = this.names[mine] ?? '';
      this.names[mine] = this.names[player] ?? '';
      this.names[player] = name;
    }
    this.kinds[player] = kind;
  }

  /** What a seat is called as long as nobody says otherwise. */
  usual(player: number): string {
    const kind = this.kinds[player];
    if (kind === 'me') return t('guest');
    if (kind === 'person' || kind === 'here') return t('player-number', { number: player + 1 });
    return botName(player);
  }

  called(player: number): string {
    return this.names[player]?.trim() || this.usual(player);
  }

  /** The level of a seat; '' where a person plays. */
  level(player: number): string {
    const kind = this.kinds[player] ?? '';
    return PEOPLE.includes(kind) ? '' : kind;
  }

  /** Whether any bot plays. */
  get hasBots(): boolean {
    return this.seated.some((kind) => !PEOPLE.includes(kind));
  }

  /** How many people are to play. */
  get people(): number {
    return this.seated.filter((kind) => PEOPLE.includes(kind)).length;
  }

  private get seated(): Kind[] {
    return this.kinds.slice(0, this.players);
  }

  /** One's own seat; -1 where one only watches. */
  get mine(): number {
    return this.seated.indexOf('me');
  }

  /** What is wrong before the server is asked, in words, and where. */
  get fault(): Fault | null {
    if (!this.people) return { part: 'seats', text: t('nobody-sits') };
    return this.seedFault;
  }

  private get seedFault(): Fault | null {
    const given = this.seed.trim();
    return /^[0-9a-f]{0,32}$/i.test(given) ? null : { part: 'seed', text: t('seed-wrong', { given }) };
  }

  /** What is wrong and to be told before anybody asks for the table. */
  get told(): Fault | null {
    return this.seedLeft ? this.seedFault : null;
  }

  /** The draft as the server takes it. */
  for(game: GameInfo): NewTable {
    const seats = this.seated.map((kind) => (kind === 'me' ? 'here' : kind));
    const names = seats.map((_, player) => this.called(player));
    const wished: NewTable = {
      game: game.id,
      players: this.players,
      seats,
      options: Object.fromEntries(
        offered(game, this.players, this.options).map(({ name }) => [name, this.options[name] ?? '']),
      ),
      names,
      sit: false,
      public: this.open,
      ...(this.hasBots ? { pace: this.pace } : {}),
      ...(this.people > 1 ? { hints: this.hints, ending: this.ending } : {}),
    };
    return this.seed.trim() ? { ...wished, seed: this.seed.trim() } : wished;
  }
}
