// The server's JSON: wire.ts is made from the server's own types. What a game adds is typed beside its board.
import type * as wire from './wire';

export type {
  Created,
  DeviceOffer,
  Explanation,
  GameInfo,
  Hint,
  HintChoice,
  ServerNotice,
  Invitation,
  Invited,
  JoinRequest,
  NewTable,
  OptionInfo,
  Previews,
  Problem,
  Timeline,
  TableStatus,
  ChatMessage,
  Seated,
  SeatInfo,
  StrengthInfo,
  TableInfo,
  TablePage,
  ChatNews,
  Words,
} from './wire';
export type {
  ChangeShown as PreviewChange,
  ForeseenShown as Foreseen,
  TransferCode,
  CostShown as PreviewCost,
  EventShown as TableEvent,
  PreviewShown as Preview,
} from './wire';

/** A legal action: its text goes back to the server, its kind and arguments are for showing it. */
export interface LegalAction {
  action: string;
  kind: string;
  [argument: string]: unknown;
}

/** What every game's view has; a board knows the rest of its own. */
export interface AnyView {
  game: string;
  viewer: number | null;
  to_act: number[];
}

/**
 * A passage of the log: the events after the version `since`, which is later than asked where there was much.
 */
export type Passage = wire.Passage;

/** A table as one viewer may know it, with the newest passage of the log. */
export type Update<V extends AnyView = AnyView> = Omit<wire.Update, 'view' | 'legal_actions'> & {
  view: V;
  legal_actions: LegalAction[];
};

/** What one would see and might do after steps that are not taken. */
export type Ahead<V extends AnyView = AnyView> = Omit<wire.Ahead, 'view' | 'legal_actions'> & {
  view: V;
  legal_actions: LegalAction[];
};

/** How long what a bot has done stays in sight. */
export type Pace = wire.TableStatus['pace'];

/** Whose word ends a match early. */
export type EndRule = wire.TableStatus['ending'];

/** What comes over a table's socket. */
export type News = Update | wire.StatusNews | wire.ChatNews | wire.PingNews | wire.NoticeNews | wire.Problem;
