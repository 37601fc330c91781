import type { Aspect, Intent, Topic } from "./question-contract.ts";

type Cue<Value> = readonly [RegExp, Value];

const first = <Value>(cues: readonly Cue<Value>[], said: string): Value | null =>
  cues.find(([words]) => words.test(said))?.[1] ?? null;

const TOPIC_CUES: readonly Cue<Topic>[] = [
  [
    /\b(injured|stranded|dead|entangled|hurt|dying|washed up|sick|in distress)\b.*\b(whales?|dolphins?|turtles?|seals?|manatees?|birds?|animals?|pelicans?|sharks?)\b|\b(whales?|dolphins?|turtles?|seals?|manatees?|animals?|pelicans?)\b.*\b(injured|stranded|dead|entangled|hurt|dying|washed up)\b/,
    "stranded",
  ],
  [
    /\b(claim|claiming|take over) (a|an|my|our|this|the|it)?\s*(business|listing|marina|restaurant|page|place)|how (do|can|to) .*\bclaim\b|\bi own (a|this|the) .*listed\b/,
    "claim",
  ],
  [
    /\b(add|list|submit|register|post) (a|an|my|our|the|new)?\s*(new )?(business|marina|restaurant|listing|place|shop|company|hotel|charter)\b|\bget (my \w+ )?listed\b/,
    "add-business",
  ],
  [
    /\b(create|add|post|submit|organi[sz]e|publish|list) (a|an|my|our)?\s*(new )?events?\b|\b(organi[sz]ers? plan|event subscription)\b/,
    "add-event",
  ],
  [
    /\b(advertis\w*|promot(e|ing|ion|ions)|sponsor\w*|featured (listing|level|spot|place)s?|ad packages?|top tier)\b/,
    "advertise",
  ],
  [/\b(points|badges?|achievements?|rewards?|leaderboard|reward tiers?)\b/, "points"],
  [
    /\b(report|submit|log|record) (a|an|my|the|this)?\s*(\w+ )?(sightings?|whale|dolphin|turtle|seal|manatee|shark|animal|species)\b|\breport what i saw\b/,
    "report-sighting",
  ],
  [
    /\b(wrong|incorrect|outdated|out of date|mistake|error)\b.*\b(listing|page|hours|phone|address|site)\b|\b(hours|listing|phone|address|page)\b.*\b(wrong|incorrect|outdated|mistake)\b|\bsuggest an edit\b|\breport (a|this|the) (listing|review|problem|page)\b/,
    "wrong-listing",
  ],
  [/\b(write|leave|post|add) (a|my)?\s*reviews?\b|\bhow do reviews work\b/, "review"],
  [
    /\b(contact|email|reach|talk to|speak to) (landfall|support|you|a human|a person|someone|the team)\b|\bcustomer (service|support)\b/,
    "support",
  ],
  [
    /\b(identify|recogni[sz]e)\b|\bwhat (fish|bird|animal|species|jellyfish) (is this|did i)\b|\bphoto of (a|an) (fish|animal)\b/,
    "identify",
  ],
  [
    /\b(plan|recommend|suggest) (a|me|us|my|our)?\s*(a )?(trip|route|cruise|itinerary|weekend|destination)\b|\btravel recommendations?\b|\bitinerary\b/,
    "plan-trip",
  ],
  [
    /\b(my password|reset password|delete my account|sign (in|up)|log ?in|create an account|change my (email|name))\b/,
    "account",
  ],
  [/\b(saved (places|listings)|save (a|this) (place|listing)|my favou?rites)\b/, "saved"],
  [
    /\bhow (do|can) i (rent|book)\b|\bhow (does|do) (renting|booking|rentals?|bookings?) work\b|\bcancel (my|a) booking\b/,
    "rent",
  ],
  [/\b(export|download) (the )?(data|reports|sightings)\b|\bdata export\b/, "export"],
];

export const topicOf = (said: string): Topic | null => first(TOPIC_CUES, said);

/** Nothing of this is told to anybody. */
export const isPrivate = (said: string): boolean =>
  /\b(admin(istrator)?s?|owners?|users?|members?|customers?|reviewers?|reporters?)\b.*\b(e ?mails?|passwords?|phone|address|names?|cards?)\b|\b(e ?mails?|passwords?|home address) of (the )?(admin|owner|user|member|reviewer)|\bwho (owns|wrote|reported|reviewed)\b|\b(api key|secret key|database|credit cards?)\b/.test(
    said,
  );

const OFF_FIELD =
  /\b(ignore (all|any|the|your|previous|prior)|system prompt|your (instructions|prompt|rules)|developer mode|jailbreak|pretend (to be|you)|act as|roleplay|president|presidential|elections?|vote|politic\w*|republican|democrat|senator|congress|javascript|python|typescript|html|sql|code|program|function that|regex|poem|haiku|joke|limerick|essay|short story|write me a story|homework|bitcoin|crypto\w*|stocks?|football|basketball|baseball|soccer|movie|netflix|song lyrics|lyrics|translate|capital of|meaning of life|dating|girlfriend|boyfriend|lawsuit|tax(es)?|mortgage|recipes?|religion|war in|square root|solve for|philosoph\w*|horoscope|who (won|is the king|invented)|history of rome)\b/;
const FOREIGN =
  /\b(donde|cuando|puedo|quiero|cerca|hola|gracias|restaurante|por favor|ou est|bonjour|merci|pouvez|quelle|quand|wo ist|guten|bitte|danke|wann|konnen|dove|ciao|grazie|onde|obrigado)\b/g;

/** Politics, code, poems, attempts to make it something else, languages that it cannot read. */
export function isOffField(said: string): boolean {
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  const latin = said.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isForeign =
    (said.match(FOREIGN)?.length ?? 0) >= 2 || (letters > 0 && latin / letters < 0.5);
  return OFF_FIELD.test(said) || isForeign;
}

const INTENT_CUES: readonly Cue<Intent>[] = [
  [/\b(tides?|high water|low water|tidal)\b/, "tide"],
  [
    /\bcurrents\b|\b(tidal|water) current\b|\bcurrent (at|in|near|off|running|speed|like|for)\b|\bslack( water)?\b|\bebb(s|ing)?\b|\bflood(s|ing)? (tide|current)\b|\b(strong|fast) is the (current|water)\b|\bis the current\b|^(and |what about |how about )?the current[ ;]*$|^(and )?current[ ;]*$/,
    "current",
  ],
  [
    /\bsun ?(rise|set|rises|sets)\b(?! (cruise|sail|tour)s?)|\b(dawn|dusk|twilight|first light|daylight|full moon|new moon|moon|moonrise)\b|\b(get|gets|getting) dark\b|\bsun (go|goes|come|comes) (down|up)\b/,
    "sky",
  ],
  [
    /\b(weather|forecast|rain(ing|y)?|windy?|winds|storms?|thunder\w*|temperature|small craft advisory|gale|hurricane|fog(gy)?)\b|\bhow (hot|cold|warm)\b/,
    "weather",
  ],
  [
    /\b(events?(?! (?:venues?|spaces?|halls?|rooms?)\b)|festivals?|regattas?|races?|tournaments?|boat shows?|derby|workshops?|networking|clean ?ups?|concerts?|happening|happened|going on|things to do|whats on|lectures?|talks)\b/,
    "events",
  ],
];

export const intentCue = (said: string): Intent | null => first(INTENT_CUES, said);

const ASPECT_CUES: readonly Cue<Aspect>[] = [
  [
    /\b(phone|telephone|call|number to call|their number|phone number|contact number|number)\b/,
    "phone",
  ],
  [/\b(e ?mail)\b/, "email"],
  [/\b(web ?site|web page|homepage|url)\b/, "website"],
  [
    /\b(address|where is|wheres|where are they|located|directions|get there|how do i get to|location of)\b/,
    "address",
  ],
  [/\b(vhf|radio channel|hail|monitor channel|channel)\b/, "vhf"],
  [/\b(how deep|depths?|deep|draft|draught|shallow|feet of water|enough water)\b/, "depth"],
  [/\b(fuel|diesel|gas|gasoline|ethanol)\b/, "fuel"],
  [/\b(rating|rated|reviews?|how good|stars|any good)\b/, "rating"],
  [/\b(price|prices|expensive|cost|how much|cheap)\b/, "price"],
  [/\b(hours|open|opens|opening|close|closes|closing|closed|what time)\b/, "hours"],
  [/\b(amenities|does .* have|do .* have|do they have|offer|allow)\b/, "amenities"],
  [/\b(tell me about|what is|whats|info|information|details|about)\b/, "summary"],
];

export const aspectOf = (said: string): Aspect | null => first(ASPECT_CUES, said);

const SPECIES_CUES: readonly Cue<Aspect>[] = [
  [
    /\b(exact(ly)?|precise(ly)?|coordinates|gps|exact (spot|place|position|location))\b/,
    "exactly-where",
  ],
  [
    /\b(keep|keeping|legal size|size limit|bag limit|limit|season for|in season|allowed to (catch|take|fish))\b/,
    "keeping",
  ],
  [/\b(can (i|you|we) eat|eat (a|it|them|the)|edible|safe to eat|eating)\b/, "eating"],
  [
    /\b(dangerous|danger|safe|safety|sting|stings|stung|bite|bites|bitten|venom\w*|poison\w*|toxic|attack|harmful|hurt|touch|swim with|how close|distance)\b/,
    "safety",
  ],
  [/\b(how (big|large|long|heavy)|size|grow|weigh)\b/, "size"],
  [/\b(what do .* eat|diet|feed on|prey|eats)\b/, "diet"],
  [/\b(endangered|threatened|protected|conservation status|rare|extinct)\b/, "status"],
  [
    /\b(where|seen|see|spotted|spot|sightings?|find|when|season|months?|live|habitat|range|around here|near)\b/,
    "where",
  ],
];

export const speciesAspectOf = (said: string): Aspect => first(SPECIES_CUES, said) ?? "summary";

const SPECIES_QUESTION =
  /\b(species|animals?|wildlife|sightings?|seen|spotted|see|dangerous|sting|stings|stung|bite|bites|venom\w*|poison\w*|toxic|endangered|protected|eat|edible|diet|habitat|what (is|are) (a|an|the)|whats an?|tell me about|what does|how (big|large|long)|look like|live|keep|swim with|how close|where exactly|exact|coordinates|safe)\b/;

export const asksOfSpecies = (said: string): boolean => SPECIES_QUESTION.test(said);

export const isGreeting = (said: string): boolean =>
  /^(hi|hello|hey|hiya|howdy|ahoy|good (morning|afternoon|evening|day)|greetings|yo|thanks|thank you|thx|cheers|bye|goodbye|ok|okay|great|cool|nice|perfect|got it)( there| you| so much| very much| a lot| assistant| landfall| again| captain| mate| then)*[ ;]*$/.test(
    said,
  );

export const asksForHelp = (said: string): boolean =>
  /\bwhat (can|do) you (do|know|help|answer)\b|^help( me)?[ ;]*$|\bwho are you\b|\bwhat are you\b|\bhow do you work\b|\bare you (a|an) (bot|ai|human|robot|person)\b|\bcan you help\b/.test(
    said,
  );

/** Somewhere is looked for, whatever else is said. */
export const looksForPlace = (said: string): boolean =>
  /\b(where (can|could|do|to|should|is the (nearest|closest))|find|looking for|look for|any|anywhere|somewhere|places?|nearest|closest|near|nearby|best|good|recommend|show me|list|which|need|want|get|is there|are there|who (sells|has|rents|does)|spots?|options|open (now|late|tonight))\b/.test(
    said,
  );

/** It goes on from what was said before. */
export const isFollowUp = (said: string): boolean =>
  /^(and|what about|how about|or|also|but|then|ok and|same|only|just|with|without|not|no|in|near|on|within|any (others?|more)|more|others?|next|something|anything|closer|nearer|cheaper|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|next|is it|are they|do they|does it|whats (its|their|the)|their|its|the (first|second|third|fourth|fifth|last|other)|first|second|third|fourth|fifth|last|number|can i (call|dock)|how (deep|far) is (it|that))\b/.test(
    said,
  ) ||
  /\b(it|they|them|there|that one|this one|those|that place|the (first|second|third|fourth|fifth|last) one|(first|second|third|fourth|fifth)( ones)?)\b/.test(
    said,
  );

/** "not that far", "closer" */
export const wantsNearer = (said: string): boolean =>
  /\b(not (that|so|as) far|too far|closer|nearer)\b/.test(said);

export const wantsMore = (said: string): boolean =>
  /\b(any (others?|more)|more|others|show (me )?more|what else|anything else|next ones)\b/.test(
    said,
  );

const ORDINALS: readonly Cue<number>[] = [
  [/\b(first|1st|number (one|1)|#1)\b/, 0],
  [/\b(second|2nd|number (two|2)|#2)\b/, 1],
  [/\b(third|3rd|number (three|3)|#3)\b/, 2],
  [/\b(fourth|4th|number (four|4)|#4)\b/, 3],
  [/\b(fifth|5th|number (five|5)|#5)\b/, 4],
  [/\blast one\b/, -1],
];

/** Which of those that were shown. */
export const ordinalIn = (said: string): number | null => first(ORDINALS, said);

export const pointsBack = (said: string): boolean =>
  /\b(it|its|they|their|them|there|that one|this one|that place|this place)\b/.test(said);
