/** Figures in words, of English and of Spanish; the first line is of a single figure. */
export const SINGLE_FIGURES =
  "zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|niner|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
export const LARGER_FIGURES =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|diez|once|doce|trece|catorce|quince|veinte|veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil";

/** What stands between figures of one position. */
export const BETWEEN_FIGURES =
  "point|dot|decimal|comma|minus|negative|plus|and|by|slash|dash|degree|degrees|deg|minute|minutes|min|second|seconds|sec|latitude|longitude|lat|lon|long|lng|north|south|east|west|punto|coma|grados|minutos|norte|sur|este|oeste";

/** Kinds of places: with a name beside them they are one. */
export const KINDS_OF_PLACES =
  "cape|point|inlet|beach|bay|cove|creek|river|sound|harbor|harbour|island|isle|key|cay|shoal|shoals|bank|banks|jetty|pier|dock|marina|bridge|light|lighthouse|lagoon|marsh|neck|port|fort|channel|pass|reef|ledge|rock|rocks|landing|park|refuge|sanctuary|breakwater|causeway|bight|gulf|strait|canal|pond|lake|spit|bar|town|city|beaches|islands|keys|playa|isla|cabo|bahía|puerto|punta";

/** Words in names of towns that are no town's own. */
export const TOWN_WORDS: ReadonlySet<string> = new Set(
  `${KINDS_OF_PLACES}|ocean|long|view|green|spring|springs|hall|hill|hills|grove|center|centre|central|still|high|lower|upper|great|little|north|south|east|west|northern|southern|eastern|western|saint|mount|mountain|valley|forest|field|fields|church|house|mill|mills|station|village|shore|shores|side|water|waters|land|head|heads|white|black|blue|brown|silver|gold|golden|surf|sand|sands|tree|trees|wood|woods|road|street|corner|corners|crossing|junction|heights|estates|gardens|garden|plantation|county|parish|township|borough|national|state|united|states|american|america|air|base|naval|navy|army|university|college|school|institute|hospital|company|bank|post|office|mobile|orange|palm|palms|pine|pines|cedar|oak|oaks|holly|eagle|deer|bear|fox|wolf|swan|duck|goose|crane|heron|fish|fishing|dolphin|shell|pearl|coral|rest|hope|liberty|union|freedom|independence|royal|king|queen|prince|princess|fair|fairy|fresh|cold|cool|warm|clear|deep|flat|level|open|round|square|single|double|first|second|third|free|good|best|better|more|less|most|many|same|other|around|along|across|below|above|near|with|from|into|over|under|after|before|they|them|were|when|then|that|this|there|here|have|been|seen|were|what|which`.split(
    "|",
  ),
);
