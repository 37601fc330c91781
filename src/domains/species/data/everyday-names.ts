/**
 * What people call those whose places are shown roughly, beside the names of the catalogue: short forms,
 * Spanish, the codes of surveys. They only protect: nothing is named or found by them.
 */
export const EVERYDAY_NAMES: Readonly<Record<string, readonly number[]>> = {
  ...named(101, "NARW", "ballena franca"),
  ...named(
    103,
    "finback",
    "finner",
    "fin back",
    "common rorqual",
    "rorcual común",
    "ballena de aleta",
  ),
  ...named(104, "pollack whale", "ballena sei", "rorcual norteño", "rorcual boreal", "rorcual sei"),
  ...named(105, "sulphur bottom", "ballena azul", "rorcual azul"),
  ...named(107, "Bryde's whale", "Bryde's", "Brydes", "ballena de Rice", "rorcual de Rice"),
  ...named(108, "cachalote"),
  ...named([103, 104, 105, 107], "rorqual", "rorcual"),
  ...named(204, "manatí", "vaca marina"),
  ...named(301, "tortuga boba", "caguama", "cabezona", "loggie", "logger head"),
  ...named(302, "tortuga verde"),
  ...named(303, "tortuga laúd", "baula", "tinglar", "leather back"),
  ...named(304, "tortuga lora", "golfina"),
  ...named(305, "tortuga carey", "hawks bill"),
  ...named([301, 302, 303, 304, 305], "tortuga"),
  ...named(306, "diamond back", "tortuga espalda de diamante"),
  ...named(307, "croc", "cocodrilo"),
  ...named(414, "oceanic whitetip", "oceanic white tip", "OWT shark", "tiburón oceánico"),
  ...named(419, "saw fish", "pez sierra"),
  ...named(420, "mantarraya", "manta raya"),
  ...named(557, "mero de Nassau", "cherna criolla"),
  ...named([572, 573], "esturión"),
  ...named(574, "salmón del Atlántico"),
  ...named(614, "LETE", "charrán mínimo", "little tern"),
  ...named(616, "ROST", "charrán rosado"),
  ...named(617, "BLSK", "rayador"),
  ...named(618, "AMOY", "oyster catcher", "ostrero"),
  ...named(619, "PIPL", "chorlito silbador", "frailecillo silbador"),
  ...named(621, "REKN", "playero rojizo", "correlimos gordo"),
  ...named(626, "WOST", "wood ibis", "cigüeña americana"),
  ...named(808, "caracol rosado", "caracol rosa", "caracol reina"),
  ...named(908, "APAL", "cuerno de alce", "elk horn"),
  ...named(909, "ACER", "cuerno de ciervo", "stag horn"),
  ...named(911, "OFAV"),
  ...named(915, "DCYL", "coral pilar"),
  ...named(916, "MFER"),
  ...named(917, "OANN"),
  ...named(918, "OFRA"),
};

/** Words for a whole group, some of which are protected: where one is its name, it may be one of those. */
export const GROUP_NAMES: Readonly<Record<string, readonly number[]>> = named(
  [101, 103, 104, 105, 107, 108],
  ...["whale", "ballena"],
);

function named(ids: number | number[], ...names: string[]): Record<string, number[]> {
  return Object.fromEntries(names.map((name) => [name, [ids].flat()]));
}

/** Words of protected names that say nothing by themselves. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    "whale north northern atlantic right blue gulf of mexico west indian florida sea cow green american " +
    "giant oceanic red black queen least run piping wood pink rough lobed boulder mountainous pillar " +
    "cactus star fin common small great americana acutus oxyrinchus borealis antillarum niger striatus gigas"
  ).split(" "),
);

/** Those that may mean a protected one where they are its name, but stand in every other text about the sea. */
export const NAMES_ONLY: ReadonlySet<string> = new Set(
  "coral tern knot nassau salmon stork conch grouper sperm sei".split(" "),
);

/** Words that are one letter from a telling one, and are not it. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    "swimmer simmer shimmer dimmer skimmed surgeon dinner winner thinner spinner sinner inner clover lover " +
    "glover rover mantra manta ripley hurtle myrtle turtled startle medley oyster poacher"
  ).split(" "),
);
