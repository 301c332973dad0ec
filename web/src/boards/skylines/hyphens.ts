// Where long names of cards, and long words of what they do, may be divided: in German before a part that a
// compound ends with or goes on with, in both where a word is too long for the smallest card: seven of them
// on a phone. Not every browser has hyphens of its own, and none has them for names like these.
const PARTS =
  'anlage|arena|bahn|bank|baustelle|beraterin|block|brennung|büro|café|dächer|dorf|engpass|' +
  'erhöhung|fabrik|fest|feuer|gemeinschaft|hafen|halte|haus|häuser|heim|hof|kauf|kippe|klinik|' +
  'kolleg|laden|linie|markt|meile|planer|platz|posten|präsidium|praxis|promenade|rad\\b|rat\\b|' +
  'reinhaltung|rente|residenz|runde|schaft|scher\\b|schule|schutz|schützerin|serie|siedlung|sität|' +
  'stadt|stelle|stopp|straße|streik|trennung|turm|verbrennung|viertel|wache|wehr|werk|wohnung|' +
  'worker|zuschuss|park|steinen\\b|lung\\b|nungen\\b|tary\\b|ments?\\b|yard\\b|works\\b|muter\\b|shop\\b|' +
  'ground\\b|market\\b|house\\b|nade\\b|sium\\b|dences\\b|munity\\b|ogy\\b|sity\\b|cling|tainer|' +
  'quarters\\b|hood\\b|ator\\b|laries\\b|mark\\b|pooling\\b|mentalist\\b|logie|gasse\\b|same\\b|' +
  'drale\\b|tions|venfabrik|tenheim|bruchs|kommens|haltung|gebiete|steins\\b|heit\\b|gung\\b|cial\\b';
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=${PARTS})`, 'gu');
export const SOFT_HYPHEN = '\u00ad';

/** A name with soft hyphens. */
export const divided = (name: string): string => name.replace(JOINT, SOFT_HYPHEN);

/** Letters of the longest part; an m or w is half as wide again as most are. */
const longest = (parts: string[]): number =>
  Math.max(...parts.map((part) => Math.ceil(part.length + (part.match(/[mw]/gi)?.length ?? 0) / 2)));

/** How long the longest word of a name is, in letters, and the longest line it needs where it is divided. */
export function lengths(name: string): { word: number; line: number } {
  const word = longest(name.split(/[\s-]+/));
  const part = longest(divided(name).split(/[\s\u00ad-]+/));
  // Two lines for a word, so that the head stays low.
  return { word, line: part < word ? Math.max(part, Math.ceil(word / 2)) + 1 : word };
}
