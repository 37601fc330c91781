export const PLAN_NAME = "Event Organizer Pro";
/** Whole dollars. */
export const PLAN_PRICE = 39;
export const PLAN_PRICE_CENTS = PLAN_PRICE * 100;

export const PLAN_FEATURES = [
  "Create as many events as you like",
  "Event pages with pictures, tags and tickets",
  "Registrations with attendee counts",
  "A list of everybody who registered",
  "Cancel anytime",
] as const;
