// Made from the server's types (src/gridtown/server/protocol.py) by `make wire`; not to be edited.
export interface components {
    schemas: {
        /**
         * GameInfo
         * @description A game that tables can be made for, and the bots that play it. blurb: a line of words, or none.
         *
         *         talking: whether it is played by talking, so that everybody sees what the one who acts has in mind.
         */
        GameInfo: {
            id: string;
            title: string;
            blurb: string;
            min_players: number;
            max_players: number;
            options: components["schemas"]["OptionInfo"][];
            bots: string[];
            talking: boolean;
        };
        /**
         * OptionInfo
         * @description A choice made before the game. title, titles (by value), summary: in the asker's language.
         */
        OptionInfo: {
            name: string;
            values: string[];
            default: string;
            title: string;
            titles: {
                [key: string]: string;
            };
            summary: string;
        };
        /**
         * TableInfo
         * @description A table in the list. mine: the asker's seats; free: those anybody may take; to_act: who is waited for.
         *
         *         end: None while it runs, else "finished" or "agreed"; scores: by player, where the rules ended it. opener:
         *         the name of whoever set it up; None where they have no seat.
         */
        TableInfo: {
            table: string;
            game: string;
            title: string;
            players: number;
            options: {
                [key: string]: string;
            };
            seats: string[];
            names: string[];
            created: string;
            changed: string;
            seed_known: boolean;
            public: boolean;
            guided: boolean;
            source: string;
            over: boolean;
            closed: boolean;
            end: string | null;
            scores: number[] | null;
            to_act: number[];
            mine: number[];
            free: number[];
            host: boolean;
            opener: string | null;
        };
        /**
         * NewTable
         * @description A wish for a table. seats: for each "person", "here" or the name of a bot; seed: hexadecimal.
         *
         *         "person" is somebody who will join, "here" somebody at this device. sit: whether the creator takes the
         *         first seat that is no bot's. public: whether everybody sees it in the list, and may take a free seat.
         *         id: the client's own, one a wish; a guest who sends the wish again makes no second table.
         */
        NewTable: {
            game: string;
            players: number;
            seats: string[];
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            /** @default null */
            seed?: string | null;
            /** @default null */
            names?: string[] | null;
            /** @default true */
            sit?: boolean;
            /** @default false */
            public?: boolean;
            /** @default false */
            guided?: boolean;
            /** @default null */
            id?: string | null;
        };
        /**
         * Created
         * @description A new table, and the seats that are still free.
         */
        Created: {
            table: string;
            invitations: components["schemas"]["Invitation"][];
        };
        /**
         * Invitation
         * @description A free seat, and the path of the link that gives it, once. The key in it goes to no server's log.
         */
        Invitation: {
            player: number;
            path: string;
        };
        /**
         * GivenKey
         * @description A key somebody was given: from a link, or typed.
         */
        GivenKey: {
            key: string;
        };
        /**
         * Invited
         * @description What a key is for. kind: a free "seat", or one to "carry" to this device; name: the seat's as yet.
         */
        Invited: {
            table: string;
            game: string;
            title: string;
            kind: string;
            player: number;
            name: string;
        };
        /**
         * Joining
         * @description A key to be exchanged for its seat, and the name to sit there under (None: as the seat is called).
         */
        Joining: {
            key: string;
            /** @default null */
            name?: string | null;
        };
        /**
         * Seated
         * @description A seat one has now.
         */
        Seated: {
            table: string;
            player: number;
        };
        /**
         * Update
         * @description The table as one viewer may know it. since, events: the newest passage of the log.
         *
         *         names, seats: what the seats are called, and who plays them now; take_back: the viewer's last action,
         *         while it can be taken back.
         */
        Update: {
            version: number;
            since: number;
            view: Record<string, unknown>;
            legal_actions: Record<string, unknown>[];
            events: components["schemas"]["Happening"][];
            names: string[];
            seats: string[];
            over: boolean;
            take_back: string | null;
        };
        /**
         * Happening
         * @description An event that the viewer may see, the viewer's version it came with, and its words.
         */
        Happening: {
            version: number;
            id: string;
            player: number;
            args: Record<string, unknown>;
            text: string;
        };
        /**
         * Passage
         * @description A passage of the log: what happened after the version `since`, which is later than the one asked for
         *         where there was more than is told at once.
         */
        Passage: {
            since: number;
            events: components["schemas"]["Happening"][];
        };
        /**
         * Room
         * @description Who sits at a table and what is agreed there; of the game it tells nothing. host: the asker is.
         */
        Room: {
            table: string;
            game: string;
            seats: components["schemas"]["SeatInfo"][];
            watchers: number;
            host: boolean;
            public: boolean;
            guided: boolean;
            chat: boolean;
            talking: boolean;
            seed_known: boolean;
            source: string;
            end: string | null;
            rematch: string | null;
            bots: string[];
        };
        /**
         * SeatInfo
         * @description A seat as everybody at the table sees it. presence: "here", "away", "free", or "bot".
         *
         *         kind: "person" or a bot's name; stand_in: the bot that plays on for a person; mine: the asker's.
         */
        SeatInfo: {
            player: number;
            name: string;
            kind: string;
            presence: string;
            stand_in: string | null;
            agrees: boolean;
            mine: boolean;
        };
        /**
         * Command
         * @description An action someone wants taken. id: the client's own, one a command; version: of the update it saw.
         */
        Command: {
            id: string;
            version: number;
            action: string;
        };
        /**
         * TakeBack
         * @description A wish to take one's last action back. id and version as of a command.
         */
        TakeBack: {
            id: string;
            version: number;
        };
        /**
         * Previews
         * @description The previews of all legal actions of the asking seat, by action.
         */
        Previews: {
            version: number;
            previews: {
                [key: string]: components["schemas"]["PreviewShown"];
            };
        };
        /**
         * PreviewShown
         * @description What one action would cost and change.
         */
        PreviewShown: {
            costs: components["schemas"]["CostShown"][];
            changes: components["schemas"]["ChangeShown"][];
        };
        /**
         * CostShown
         * @description Something to pay, to a player or (None) to the supply.
         */
        CostShown: {
            payee: number | null;
            amount: number;
            what: string;
            conditional: boolean;
            text: string;
        };
        /**
         * ChangeShown
         * @description A change in one line of the score of a player, or (None) of the asker; args: the game's own.
         */
        ChangeShown: {
            line: string;
            amount: number;
            conditional: boolean;
            player: number | null;
            args: Record<string, unknown>;
            text: string;
        };
        /**
         * Explanation
         * @description Whether an action is legal for the asking seat, and which rule forbids it.
         */
        Explanation: {
            legal: boolean;
            rule: string | null;
            message: string;
        };
        /**
         * Naming
         * @description What a seat is to be called.
         */
        Naming: {
            name: string;
        };
        /**
         * StandIn
         * @description The bot that is to play on in a seat; None: its holder again.
         */
        StandIn: {
            bot: string | null;
        };
        /**
         * Code
         * @description A single-use code that carries a seat to another device, and for how many seconds it is good.
         */
        Code: {
            code: string;
            path: string;
            seconds: number;
        };
        /**
         * Agreement
         * @description Whether one agrees to end the match now.
         */
        Agreement: {
            agree: boolean;
        };
        /**
         * TalkNews
         * @description Over the socket: what was said.
         */
        TalkNews: {
            talk: components["schemas"]["Said"][];
        };
        /**
         * Said
         * @description Something said. number: in order; player: whose seat; time: UTC.
         */
        Said: {
            number: number;
            player: number;
            text: string;
            time: string;
        };
        /**
         * Saying
         * @description Something to be said at the table. id: the client's own, one a remark.
         */
        Saying: {
            id: string;
            text: string;
        };
        /**
         * Switch
         * @description Whether something is to be on.
         */
        Switch: {
            on: boolean;
        };
        /**
         * Pointing
         * @description A place to point at for all to see, as the game's board names it.
         */
        Pointing: {
            place: string;
        };
        /**
         * Holding
         * @description What one is holding over the board before doing it, as the board describes it; None: nothing more.
         */
        Holding: {
            ghost: string | null;
        };
        /**
         * Reel
         * @description A match that is over, to be stepped through: its moments are 0 (before the first choice) to `last`.
         *
         *         players, actions: by moment, who chose what to get there; -1 and "" for the first. scores: by moment, each
         *         player's points so far; [] where the game counts none on the way.
         *         together: whether all have the same ones, as those who play together do.
         */
        Reel: {
            last: number;
            players: number[];
            actions: string[];
            scores: number[][];
            together: boolean;
        };
        /**
         * RoomNews
         * @description Over the socket: the room has changed.
         */
        RoomNews: {
            room: components["schemas"]["Room"];
        };
        /**
         * SightNews
         * @description Over the socket: something shown.
         */
        SightNews: {
            sight: components["schemas"]["Sight"];
        };
        /**
         * Sight
         * @description Something shown at the table that passes: a ping at a place, or what the one who acts holds.
         */
        Sight: {
            player: number;
            /** @default null */
            ping?: string | null;
            /** @default null */
            ghost?: string | null;
        };
        /**
         * Problem
         * @description A refusal: a code for programs, words for people, and the rule where one of the game's was broken.
         */
        Problem: {
            code: string;
            message: string;
            /** @default null */
            rule?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type GameInfo = components['schemas']['GameInfo'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type TableInfo = components['schemas']['TableInfo'];
export type NewTable = components['schemas']['NewTable'];
export type Created = components['schemas']['Created'];
export type Invitation = components['schemas']['Invitation'];
export type GivenKey = components['schemas']['GivenKey'];
export type Invited = components['schemas']['Invited'];
export type Joining = components['schemas']['Joining'];
export type Seated = components['schemas']['Seated'];
export type Update = components['schemas']['Update'];
export type Happening = components['schemas']['Happening'];
export type Passage = components['schemas']['Passage'];
export type Room = components['schemas']['Room'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Command = components['schemas']['Command'];
export type TakeBack = components['schemas']['TakeBack'];
export type Previews = components['schemas']['Previews'];
export type PreviewShown = components['schemas']['PreviewShown'];
export type CostShown = components['schemas']['CostShown'];
export type ChangeShown = components['schemas']['ChangeShown'];
export type Explanation = components['schemas']['Explanation'];
export type Naming = components['schemas']['Naming'];
export type StandIn = components['schemas']['StandIn'];
export type Code = components['schemas']['Code'];
export type Agreement = components['schemas']['Agreement'];
export type TalkNews = components['schemas']['TalkNews'];
export type Said = components['schemas']['Said'];
export type Saying = components['schemas']['Saying'];
export type Switch = components['schemas']['Switch'];
export type Pointing = components['schemas']['Pointing'];
export type Holding = components['schemas']['Holding'];
export type Reel = components['schemas']['Reel'];
export type RoomNews = components['schemas']['RoomNews'];
export type SightNews = components['schemas']['SightNews'];
export type Sight = components['schemas']['Sight'];
export type Problem = components['schemas']['Problem'];
