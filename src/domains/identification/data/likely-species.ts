import type { AnimalGroup } from "../limits-contract.ts";

/**
 * Which species of the catalogue a group may be, with how often people near these shores meet it
 * compared with the others of its group: 10 is the one that is met most, 1 is met now and then. Our own
 * estimate; region and month come from the catalogue.
 */
export const LIKELY_SPECIES: Readonly<
  Record<AnimalGroup, readonly (readonly [species: number, weight: number])[]>
> = {
  dolphin: [
    [111, 10],
    [112, 2],
    [113, 2],
    [114, 2],
    [115, 0.5],
    [116, 3],
    [109, 0.5],
    [110, 0.5],
  ],
  orca: [],
  "large whale": [
    [102, 10],
    [101, 2],
    [103, 4],
    [106, 4],
    [104, 0.3],
    [105, 0.1],
    [107, 0.2],
    [108, 0.5],
  ],
  sirenian: [[204, 10]],
  seal: [
    [201, 10],
    [202, 8],
    [203, 1],
  ],
  otter: [],
  shark: [
    [401, 0.5],
    [402, 3],
    [403, 6],
    [404, 3],
    [405, 4],
    [406, 6],
    [407, 1],
    [408, 4],
    [409, 2],
    [410, 4],
    [411, 2],
    [412, 1],
    [413, 0.5],
    [414, 0.1],
    [415, 1],
    [416, 0.3],
    [417, 5],
    [418, 5],
  ],
  ray: [
    [419, 0.1],
    [420, 0.5],
    [421, 8],
    [422, 2],
    [423, 5],
    [424, 6],
    [425, 4],
  ],
  "sea turtle": [
    [301, 10],
    [302, 7],
    [303, 2],
    [304, 4],
    [305, 0.5],
  ],
  "bony fish": [
    ...[501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518],
    ...[519, 520, 521, 522, 523, 524, 525, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 542],
    ...[543, 544, 545, 546, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 571, 572],
    ...[573, 574],
  ].map((species) => [species, 1] as const),
  jellyfish: [
    [901, 6],
    [902, 10],
    [903, 4],
    [904, 5],
    [905, 2],
    [906, 5],
    [907, 1],
  ],
  crab: [
    [701, 10],
    [702, 1],
    [703, 3],
    [704, 5],
    [705, 3],
    [706, 5],
    [707, 5],
    [708, 2],
    [709, 2],
    [714, 3],
    [715, 4],
  ],
  "lobster/shrimp": [
    [710, 10],
    [711, 8],
    [712, 4],
    [713, 4],
  ],
  "octopus/squid": [[814, 1]],
  seabird: [
    [601, 8],
    [602, 2],
    [603, 8],
    [604, 8],
    [605, 6],
    [606, 5],
    [607, 1],
    [608, 8],
    [609, 2],
    [610, 10],
    [611, 8],
    [612, 4],
    [613, 4],
    [614, 2],
    [615, 3],
    [616, 0.3],
    [617, 2],
    [618, 2],
    [619, 0.5],
    [620, 3],
    [621, 1],
    [622, 5],
    [623, 3],
    [624, 0.5],
    [625, 1],
    [626, 1],
  ],
  "reef invertebrate": [
    ...[908, 909, 910, 911, 912, 913, 914, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
  ].map((species) => [species, 1] as const),
  "other turtle": [[306, 1]],
};

/** Species that a label of the model may mean. It knows none of the others of their group. */
export const SPECIES_OF_LABEL: Readonly<Record<number, readonly number[]>> = {
  7: [421, 423, 424],
  34: [301, 302, 304, 305],
  35: [303],
  110: [910],
  120: [702, 703],
  121: [706],
  123: [710],
  124: [711],
  126: [715],
  133: [605, 606],
  144: [618],
  145: [601, 602],
  328: [1001, 1002],
  329: [1003, 1004, 1005],
  391: [571],
  395: [572, 573],
  397: [558],
  398: [522],
};

/** Labels that look like no other animal of these waters: what they say may be the answer. */
export const TELLING_LABELS: readonly number[] = [123, 124, 397];

/** Box turtle, Dungeness and king crab: animals of land and of another ocean, which no species of ours is. */
export const STRANGER_LABELS: readonly number[] = [38, 119, 122];

/** Names that the second layers of the head use. */
export const SPECIES_OF_HINT: Readonly<Record<string, readonly number[]>> = {
  "fin, minke or blue whale": [103, 104, 105, 106],
  "humpback whale": [102],
  "right whale": [101],
  "sperm whale": [108],
  "hammerhead shark": [410, 411, 412],
};
