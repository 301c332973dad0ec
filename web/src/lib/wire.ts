// Made from the server's types (src/gridtown/table/protocol.py) by `make wire`; not to be edited.
export interface components {
    schemas: {
        /**
         * GameInfo
         * @description A game and the bots that play it, the weakest first. blurb: a line about it, or "".
         *
         *         strengths: how strong they are, as far as that was measured. talking: whether it is played by talking, so
         *         that everybody may see what the player to act considers.
         */
        GameInfo: {
            id: string;
            title: string;
            blurb: string;
            min_players: number;
            max_players: number;
            options: components["schemas"]["OptionInfo"][];
            bots: string[];
            strengths: components["schemas"]["StrengthInfo"][];
            talking: boolean;
        };
        /**
         * OptionInfo
         * @description A choice made before the game.
         *
         *         players: fewest and most players at whose table there is this choice. needs: what has to be chosen for it;
         *         null for nothing. title, titles (by value), summary: in the asker's language.
         */
        OptionInfo: {
            name: string;
            values: string[];
            default: string;
            players: [
                number,
                number
            ];
            needs: components["schemas"]["OptionNeeds"] | null;
            title: string;
            titles: {
                [key: string]: string;
            };
            summary: string;
        };
        /**
         * OptionNeeds
         * @description An option that stands before another, and those of its values with which there is the other.
         */
        OptionNeeds: {
            option: string;
            values: string[];
        };
        /**
         * StrengthInfo
         * @description How strong a bot is, as measured in `games` games at a table of this size.
         *
         *         options: those it was measured with. against: the bot in all other seats, "" where there was none. share:
         *         of games won, points: the mean result; one of them is there, low and high are its 95 % interval. The
         *         commands that measured them stand in docs/bots.md and in the package (`strength.toml`).
         */
        StrengthInfo: {
            players: number;
            options: {
                [key: string]: string;
            };
            level: string;
            against: string;
            share: number | null;
            points: number | null;
            low: number;
            high: number;
            games: number;
        };
        /**
         * Words
         * @description What a game says in one language, in Fluent; "" where it has no words.
         */
        Words: {
            text: string;
        };
        /**
         * TableInfo
         * @description A table in the list. mine: the viewer's seats; free: those open to anybody; to_act: the players to act.
         *
         *         end: None while it runs, else "finished", "agreed" or "closed"; scores: by player, where the rules ended
         *         it. language: that of the guest who made the table, "" where it isn't known; opener: the name of that
         *         guest; None if the guest has no seat.
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
            language: string;
            opener: string | null;
        };
        /**
         * TablePage
         * @description A page of public tables. rest: where the next page begins; None where there is none.
         */
        TablePage: {
            tables: components["schemas"]["TableInfo"][];
            rest: string | null;
        };
        /**
         * NewTable
         * @description A request for a table. seats: for each "person", "here" or the name of a bot; seed: hexadecimal.
         *
         *         "person" is somebody who will join, "here" somebody at this device. sit: whether the creator takes the
         *         first seat that is no bot's. public: whether everybody sees it in the list, and may take a free seat.
         *         hints: whether people may have them; at a table for one person they may in any case. ending: whose word
         *         ends it early: "all" who have a seat, with a day to come back for those away, or those "present", who play
         *         themselves. id: made by the client; the same request sent again by the same guest makes no second table.
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
            /**
             * @default quick
             * @enum {unknown}
             */
            pace?: "at-once" | "calm" | "quick";
            /** @default false */
            hints?: boolean;
            /**
             * @default all
             * @enum {unknown}
             */
            ending?: "all" | "present";
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
         * @description A free seat, and the path of a single-use link to it. The key in the path is never logged.
         */
        Invitation: {
            player: number;
            path: string;
        };
        /**
         * ServerNotice
         * @description What those who run the server tell everybody. text: by language, {}: nothing; draining: an update
         *         comes, and until then nobody can make a table.
         */
        ServerNotice: {
            text: {
                [key: string]: string;
            };
            draining: boolean;
        };
        /**
         * DeviceOffer
         * @description Where tables can be played without this server. path: None: nowhere; bots: those that may sit there.
         */
        DeviceOffer: {
            path: string | null;
            bots: string[];
        };
        /**
         * KeyRequest
         * @description A request to look at a key, from a link or typed.
         */
        KeyRequest: {
            key: string;
        };
        /**
         * Invited
         * @description The purpose of a key. kind: a free "seat", or the "transfer" of one; name: the seat's.
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
         * JoinRequest
         * @description A request to exchange a key for its seat. name: the new name of the seat; None: unchanged.
         */
        JoinRequest: {
            key: string;
            /** @default null */
            name?: string | null;
        };
        /**
         * Seated
         * @description The seat of the guest who sent the request.
         */
        Seated: {
            table: string;
            player: number;
        };
        /**
         * Update
         * @description The table as one viewer may know it. since, events: the newest passage of the log.
         *
         *         names, seats: the names of the seats, and who plays them now; take_back: the viewer's last action, if
         *         it can be taken back; thinking: the bots that are to act, once the last person has chosen; chosen: the
         *         version that the viewer's last turn made, for a player.
         */
        Update: {
            version: number;
            since: number;
            view: Record<string, unknown>;
            legal_actions: Record<string, unknown>[];
            events: components["schemas"]["EventShown"][];
            names: string[];
            seats: string[];
            over: boolean;
            take_back: string | null;
            thinking: number[];
            chosen: number | null;
        };
        /**
         * EventShown
         * @description An event that the viewer may see, the viewer's version it came with, and its text.
         */
        EventShown: {
            version: number;
            id: string;
            player: number;
            args: Record<string, unknown>;
            text: string;
        };
        /**
         * Passage
         * @description A passage of the log: the events after the version `since`, which is later than the requested one
         *         if there were too many.
         */
        Passage: {
            since: number;
            events: components["schemas"]["EventShown"][];
        };
        /**
         * TableStatus
         * @description The people at a table and what they agreed; nothing of the game. host: whether the viewer is.
         *
         *         hints: whether people may have them. ending: whose word ends it early. bots: those that may play for a
         *         person, the weakest first.
         */
        TableStatus: {
            table: string;
            game: string;
            seats: components["schemas"]["SeatInfo"][];
            watchers: number;
            host: boolean;
            public: boolean;
            guided: boolean;
            chat: boolean;
            talking: boolean;
            /** @enum {unknown} */
            pace: "at-once" | "calm" | "quick";
            hints: boolean;
            seed_known: boolean;
            source: string;
            /** @enum {unknown} */
            ending: "all" | "present";
            end: string | null;
            rematch: string | null;
            bots: string[];
        };
        /**
         * SeatInfo
         * @description A seat as everybody at the table sees it. presence: "here", "away", "free", or "bot".
         *
         *         kind: "person" or a bot's name; substitute: the bot that plays for a person; agrees: to end the match now;
         *         awaited: whether its holder's word is needed yet for that; hours: those left, begun ones too, in which its
         *         holder may come back and be asked, who was not here since somebody wants it. mine: the viewer's.
         */
        SeatInfo: {
            player: number;
            name: string;
            kind: string;
            presence: string;
            substitute: string | null;
            agrees: boolean;
            awaited: boolean;
            hours: number | null;
            mine: boolean;
        };
        /**
         * Command
         * @description A request to take an action. id: made by the client; version: of the update that it is based on.
         *
         *         after: own steps that are taken before it, at once: all of them and it, or nothing.
         */
        Command: {
            id: string;
            version: number;
            action: string;
            /** @default [] */
            after?: string[];
        };
        /**
         * TakeBackRequest
         * @description A request to take one's last action back, or so many at once. id and version as of a command.
         */
        TakeBackRequest: {
            id: string;
            version: number;
            /** @default 1 */
            steps?: number;
        };
        /**
         * Previews
         * @description The previews of all legal actions of the viewer, by action, and what may be asked after them.
         */
        Previews: {
            version: number;
            previews: {
                [key: string]: components["schemas"]["PreviewShown"];
            };
            foreseen: components["schemas"]["ForeseenShown"][];
        };
        /**
         * PreviewShown
         * @description The costs and changes of one action.
         */
        PreviewShown: {
            costs: components["schemas"]["CostShown"][];
            changes: components["schemas"]["ChangeShown"][];
        };
        /**
         * CostShown
         * @description A cost of an action, paid to a player or (None) to the supply.
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
         * @description A change in one line of the score of a player, or (None) of the viewer; args: the game's own.
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
         * ForeseenShown
         * @description What the viewer may come to choose in this turn, as an action that is shown and not legal yet.
         *
         *         barred: why it won't be legal. costs: at least so much. lines: by each action that would complete it, the
         *         changes of the viewer's score by line; open: whether a later choice may still change them.
         */
        ForeseenShown: {
            action: Record<string, unknown>;
            barred: components["schemas"]["Barred"] | null;
            costs: components["schemas"]["CostShown"][];
            lines: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            open: boolean;
        };
        /**
         * Barred
         * @description The rule that bars something, in words and with its arguments.
         */
        Barred: {
            rule: string;
            args: Record<string, unknown>;
            text: string;
        };
        /**
         * Explanation
         * @description Whether an action is legal for the viewer, and which rule forbids it.
         */
        Explanation: {
            legal: boolean;
            rule: string | null;
            message: string;
        };
        /**
         * Ahead
         * @description What the viewer would see after steps that are not taken, and might do then, with previews of that.
         *
         *         version: of the viewer's update that the steps would follow.
         */
        Ahead: {
            version: number;
            view: Record<string, unknown>;
            legal_actions: Record<string, unknown>[];
            previews: {
                [key: string]: components["schemas"]["PreviewShown"];
            };
        };
        /**
         * Hint
         * @description The best choices of a player, the best first, from what this player may know and nothing else.
         *
         *         against: the action they are compared with. worlds: how often each was played out. version: of the
         *         player's update they were made from.
         */
        Hint: {
            version: number;
            against: string;
            worlds: number;
            choices: components["schemas"]["HintChoice"][];
        };
        /**
         * HintChoice
         * @description One choice of a hint, in points. expected: the result in the end; gain: how much more that is than with
         *         the choice it is compared with, error: the standard error of that; lines: the parts of the gain.
         */
        HintChoice: {
            action: string;
            expected: number;
            gain: number;
            error: number;
            lines: components["schemas"]["LineShown"][];
        };
        /**
         * LineShown
         * @description A line of the score: its id, its name, and its part in a gain.
         */
        LineShown: {
            line: string;
            text: string;
            amount: number;
        };
        /**
         * PaceRequest
         * @description A request of the host for another pace of the bots.
         */
        PaceRequest: {
            /** @enum {unknown} */
            pace: "at-once" | "calm" | "quick";
        };
        /**
         * NameRequest
         * @description A request to rename a seat, or to take it under a name.
         */
        NameRequest: {
            name: string;
        };
        /**
         * SubstituteRequest
         * @description A request that a bot plays for the holder of a seat, or another one; None: the holder plays again.
         */
        SubstituteRequest: {
            bot: string | null;
        };
        /**
         * TransferCode
         * @description A single-use code that transfers a seat to another device. seconds: how long it is valid.
         */
        TransferCode: {
            code: string;
            path: string;
            seconds: number;
        };
        /**
         * EndRequest
         * @description A request to end the match now, or its withdrawal; it ends when nobody's word is missing.
         */
        EndRequest: {
            agree: boolean;
        };
        /**
         * ChatNews
         * @description News over the socket: chat messages.
         */
        ChatNews: {
            chat: components["schemas"]["ChatMessage"][];
        };
        /**
         * ChatMessage
         * @description A chat message. number: in order; player: the seat it is from; time: UTC.
         */
        ChatMessage: {
            number: number;
            player: number;
            text: string;
            time: string;
        };
        /**
         * ChatRequest
         * @description A request to say something. id: made by the client, one for each message.
         */
        ChatRequest: {
            id: string;
            text: string;
        };
        /**
         * ChatSwitch
         * @description A request of the host to switch the chat on or off.
         */
        ChatSwitch: {
            on: boolean;
        };
        /**
         * PingRequest
         * @description A request to point at a place for everybody to see, as the game's board names it.
         */
        PingRequest: {
            place: string;
        };
        /**
         * GhostRequest
         * @description A request to show the piece held over the board, as the board describes it; None: nothing any more.
         */
        GhostRequest: {
            ghost: string | null;
        };
        /**
         * Timeline
         * @description The choices and scores of a match that is over. Its frames are 0 (before the first choice) to `last`.
         *
         *         players, actions: by frame, who chose what to get there; -1 and "" for the first. scores: by frame, each
         *         player's points so far; [] where the game has none before the end. together: whether all share one score.
         */
        Timeline: {
            last: number;
            players: number[];
            actions: string[];
            scores: number[][];
            together: boolean;
        };
        /**
         * StatusNews
         * @description News over the socket: the status has changed.
         */
        StatusNews: {
            status: components["schemas"]["TableStatus"];
        };
        /**
         * PingNews
         * @description News over the socket: a ping.
         */
        PingNews: {
            ping: components["schemas"]["Ping"];
        };
        /**
         * Ping
         * @description Something shown briefly: a place pointed at, or a piece that the player to act holds over the board.
         */
        Ping: {
            player: number;
            /** @default null */
            place?: string | null;
            /** @default null */
            ghost?: string | null;
        };
        /**
         * NoticeNews
         * @description News over the socket: what those who run the server tell everybody.
         */
        NoticeNews: {
            notice: components["schemas"]["ServerNotice"];
        };
        /**
         * Problem
         * @description An error: a code for programs, a message for people, and the rule of the game that was broken.
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
export type OptionNeeds = components['schemas']['OptionNeeds'];
export type StrengthInfo = components['schemas']['StrengthInfo'];
export type Words = components['schemas']['Words'];
export type TableInfo = components['schemas']['TableInfo'];
export type TablePage = components['schemas']['TablePage'];
export type NewTable = components['schemas']['NewTable'];
export type Created = components['schemas']['Created'];
export type Invitation = components['schemas']['Invitation'];
export type ServerNotice = components['schemas']['ServerNotice'];
export type DeviceOffer = components['schemas']['DeviceOffer'];
export type KeyRequest = components['schemas']['KeyRequest'];
export type Invited = components['schemas']['Invited'];
export type JoinRequest = components['schemas']['JoinRequest'];
export type Seated = components['schemas']['Seated'];
export type Update = components['schemas']['Update'];
export type EventShown = components['schemas']['EventShown'];
export type Passage = components['schemas']['Passage'];
export type TableStatus = components['schemas']['TableStatus'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Command = components['schemas']['Command'];
export type TakeBackRequest = components['schemas']['TakeBackRequest'];
export type Previews = components['schemas']['Previews'];
export type PreviewShown = components['schemas']['PreviewShown'];
export type CostShown = components['schemas']['CostShown'];
export type ChangeShown = components['schemas']['ChangeShown'];
export type ForeseenShown = components['schemas']['ForeseenShown'];
export type Barred = components['schemas']['Barred'];
export type Explanation = components['schemas']['Explanation'];
export type Ahead = components['schemas']['Ahead'];
export type Hint = components['schemas']['Hint'];
export type HintChoice = components['schemas']['HintChoice'];
export type LineShown = components['schemas']['LineShown'];
export type PaceRequest = components['schemas']['PaceRequest'];
export type NameRequest = components['schemas']['NameRequest'];
export type SubstituteRequest = components['schemas']['SubstituteRequest'];
export type TransferCode = components['schemas']['TransferCode'];
export type EndRequest = components['schemas']['EndRequest'];
export type ChatNews = components['schemas']['ChatNews'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type ChatSwitch = components['schemas']['ChatSwitch'];
export type PingRequest = components['schemas']['PingRequest'];
export type GhostRequest = components['schemas']['GhostRequest'];
export type Timeline = components['schemas']['Timeline'];
export type StatusNews = components['schemas']['StatusNews'];
export type PingNews = components['schemas']['PingNews'];
export type Ping = components['schemas']['Ping'];
export type NoticeNews = components['schemas']['NoticeNews'];
export type Problem = components['schemas']['Problem'];
