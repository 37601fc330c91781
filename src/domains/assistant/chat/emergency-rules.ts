const DANGER =
  /\b(taking on water|mayday|sinking|capsized?|overboard|(not|isnt|stopped) breathing|cant breathe|unconscious|unresponsive|drowning|heart attack|chest pains?|having a stroke|on fire|fire (on|aboard)|bleeding (badly|heavily|a lot)|choking|carbon monoxide|hypothermia|sos|hull breach|send (help|rescue)|need (an ambulance|rescue|the coast guard)|call the coast guard)\b/;
const PRACTICE =
  /\b(drills?|class|classes|course|courses|training|workshops?|practice|event|events)\b/;

/** Somebody may be in danger: before any search. */
export const isEmergency = (said: string): boolean => DANGER.test(said) && !PRACTICE.test(said);
