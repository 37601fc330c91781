const HEADER = "1a45dfa3";
export const SEGMENT = "18538067";
export const TRACKS = "1654ae6b";
export const TRACK = "ae";
export const CLUSTER = "1f43b675";
export const SIMPLE_BLOCK = "a3";
export const BLOCK_GROUP = "a0";
export const BLOCK = "a1";
/** What wrote the file; every file must say so, if only with nothing. */
export const WRITERS: ReadonlySet<string> = new Set(["4d80", "5741"]);

const SEEK_HEAD = "114d9b74";
const SEEK = "4dbb";
const INFO = "1549a966";
const CUES = "1c53bb6b";
const CUE_POINT = "bb";
const CUE_POSITION = "b7";
const PICTURE = "e0";
const COLOUR = "55b0";
const LIGHT = "55d0";
const PROJECTION = "7670";
const SOUND = "e1";
const ENCODINGS = "6d80";
const ENCODING = "6240";
const COMPRESSION = "5034";
const ADDITIONS = "75a1";
const ADDITION = "a6";

const ids = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/**
 * What playing needs, by the element that holds it: neither titles nor names, chapters, tags,
 * attachments or padding, nor checksums, which do not hold for what is left.
 */
export const PLAYED_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["", ids(`${HEADER} ${SEGMENT}`)],
  [HEADER, ids("4286 42f7 42f2 42f3 4282 4287 4285")],
  [SEGMENT, ids(`${SEEK_HEAD} ${INFO} ${TRACKS} ${CUES} ${CLUSTER}`)],
  [SEEK_HEAD, ids(SEEK)],
  [SEEK, ids("53ab 53ac")],
  [INFO, ids("2ad7b1 4489 4461 4d80 5741")],
  [TRACKS, ids(TRACK)],
  [
    TRACK,
    ids(
      `d7 73c5 83 b9 88 55aa 9c 6de7 6df8 23e383 234e7a 23314f 55ee 86 63a2 56aa 56bb ${PICTURE} ${SOUND} ${ENCODINGS}`,
    ),
  ],
  [
    PICTURE,
    ids(
      `9a 9d 53b8 53c0 b0 ba 54aa 54bb 54cc 54dd 54b0 54ba 54b2 54b3 2eb524 ${COLOUR} ${PROJECTION}`,
    ),
  ],
  [COLOUR, ids(`55b1 55b2 55b3 55b4 55b5 55b6 55b7 55b8 55b9 55ba 55bb 55bc 55bd ${LIGHT}`)],
  [LIGHT, ids("55d1 55d2 55d3 55d4 55d5 55d6 55d7 55d8 55d9 55da")],
  [PROJECTION, ids("7671 7672 7673 7674 7675")],
  [SOUND, ids("b5 78b5 9f 6264")],
  [ENCODINGS, ids(ENCODING)],
  [ENCODING, ids(`5031 5032 5033 ${COMPRESSION}`)],
  [COMPRESSION, ids("4254 4255")],
  [CUES, ids(CUE_POINT)],
  [CUE_POINT, ids(`b3 ${CUE_POSITION}`)],
  [CUE_POSITION, ids("f7 f1 f0 b2 5378 ea")],
  [CLUSTER, ids(`e7 a7 ab ${SIMPLE_BLOCK} ${BLOCK_GROUP}`)],
  [BLOCK_GROUP, ids(`${BLOCK} 9b fa fb 75a2 ${ADDITIONS}`)],
  [ADDITIONS, ids(ADDITION)],
  [ADDITION, ids("ee a5")],
]);

/** All others are numbers, or words as short as one. */
export const LONGER_THAN_A_NUMBER: ReadonlySet<string> = new Set([
  SIMPLE_BLOCK,
  BLOCK,
  "86",
  "63a2",
  "7672",
  "4255",
  "a5",
  ...WRITERS,
]);
