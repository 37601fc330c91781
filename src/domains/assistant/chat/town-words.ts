/** What people say for a place, as the gazetteer has it. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  "cape cod": "Hyannis, MA",
  "outer banks": "Nags Head, NC",
  "florida keys": "Marathon, FL",
  "the keys": "Marathon, FL",
  "kent island": "Stevensville, MD",
  "tilghman island": "Tilghman, MD",
  "st pete": "St. Petersburg, FL",
  "ft myers beach": "Fort Myers Beach, FL",
  "ft lauderdale": "Fort Lauderdale, FL",
};

/** Words that are no name of a town. */
export const AREA_WORDS =
  /\b(the|a|an|my|our|your|this|that|these|those|it|them|there|one|all|any|general|english|person|advance|time|case|fog|rain|wind|season|stock|water|waters|waves|chesapeake|atlantic|gulf|coast|sound|bay|ocean|sea|river|creek|canal|inlet|keys|beach|shore|town|downtown|area|region|states?|country|us|usa|america|world|harbou?r|port|marinas?|docks?|bridge|lighthouse|island|islands|north|south|east|west|northern|southern|eastern|western)\b/;

export const NO_TOWNS =
  /^(the|a|an|my|our|your|this|that|it|dinner|lunch|breakfast|sale|rent|fun|free|boat|boats|fishing|water|bay|beach|dock|docks|marina|marinas|sunday|night|home|work|sea|shore|island|harbor|harbour|river|town|city|high|low|mobile|love|best|good|least|most|miles?|noon|midnight|all|once|last|first|season)$/;

/** Words of every day that towns are called as well: towns only with "in", "near" or their state. */
export const ORDINARY =
  /^(only|moon|full|new|friendly|sunset|sunrise|dawn|dusk|nearest|closest|cheapest|cheap|best|least|just|alone|early|late|fair|clear|sunny|cloudy|windy|rain|storm|plenty|choice|welcome|bigger|big|small|little|quick|fast|why|what|which|those|these|them|others?|more|anchor|harbor|captain|fish|bass|trout|eagle|swan|beaver|rock|sand|sandy|reef|coral|crystal|blue|green|red|white|black|gold|silver|pearl|shell|hope|star|sun|cool|hot|warm|cold|easy|quiet|calm|safe|deep|shallow|long|short|young|old|price|rating|power|energy|star|help|thanks|yes|no|okay|sure|great|nice)$/;
