const DANGER = new RegExp(
  `\\b(${[
    "taking on water|mayday|sinking|capsized?|overboard|hull breach|sos|on fire|fire (on|aboard)",
    "(not|isnt|stopped) breathing|cant breathe|unconscious|unresponsive|drowning|drowned|choking",
    "heart attack|chest pains?|having a stroke|bleeding (badly|heavily|a lot)|carbon monoxide|hypothermia",
    "send (help|rescue)|need (an ambulance|rescue|the coast guard)|(call|reach|contact|phone|number|radio)( \\w+)* (the )?coast guard",
    "(ran|run|went|gone|are|is|am|im|were|hard) aground|stuck on (a|the) (sand ?bar|rocks?|reef|shoal)",
    "(fell|fallen|falls|gone|went) (in|into|off)( to)? (the )?(water|bay|river|sea|ocean|boat|dock|lake)",
    "(we are|were|im|i am|boat is|drifting) (drifting|adrift)|drifting (onto|into|toward|towards|out)|adrift",
    "(we are|were|im|i am|got|getting) lost (in|at|on) (the )?(fog|sea|water|bay|ocean)|lost in fog",
    "(bitten|attacked) by (a|an|the|some)|(was|got|been|were) (just )?(bitten|stabbed|electrocuted)",
    "(cant|cannot) (swim|get back|reach shore)|swept (out|away)|caught in a rip",
    "(estamos|me estoy|se esta|nos estamos|barco se|estoy) (\\w+ )?(hundiendo|ahogando|hunde)|nos hundimos|se hunde",
    "auxilio|socorro|hombre al agua|(se )?cayo al agua|se ahoga|ahogando|hundiendo|a la deriva|encallad[oa]s?|encallamos",
  ].join("|")})\\b`,
);
const PRACTICE =
  /\b(drills?|class|classes|course|courses|training|workshops?|practice|event|events)\b/;

/** Somebody may be in danger: before any search. */
export const isEmergency = (said: string): boolean => DANGER.test(said) && !PRACTICE.test(said);

const DESPAIR =
  /\b(kill (myself|my self)|killing myself|suicid\w*|end (my life|it all)|want to die|dont want to (live|be alive)|take my (own )?life|hurt myself|self harm|suicidio|matarme|quiero morir|no quiero vivir)\b/;

/** Somebody may be about to harm themselves. */
export const isInDespair = (said: string): boolean => DESPAIR.test(said);
