/** Without zod, so that pages can show them without loading a validator. */
export const NAME_MAX_LENGTH = 100;
export const NOTES_MAX_LENGTH = 1000;

/** Whoever moves up says yes within a day, and so long before the start. */
export const CONFIRM_HOURS = 24;
export const CONFIRM_BEFORE_START_HOURS = 2;
/** With less time than this to say yes, the place is simply theirs. */
export const CONFIRM_MIN_MINUTES = 30;

export const NAME_AND_EMAIL_MISSING = "Please provide your name and email address.";
export const REGISTERED = "Registration successful!";
export const ON_WAITING_LIST =
  "You are on the waiting list. Your registration is waiting and not confirmed.";
/** To whoever has proved the address. */
export const ALREADY_REGISTERED = "You were registered already. This is how it stands now.";
/** To everybody else, whether it is so or not. */
export const EARLIER_ONE_STANDS =
  "If this address was registered for this date before, that registration stands. The mail has a link to change it.";
export const NOT_REGISTERED =
  "Registration failed - Please try again or contact the organizer directly.";

export const PARTY_STATUSES = ["registered", "waiting", "cancelled", "lapsed"] as const;

/** The page behind the link in every mail. */
export const REGISTRATION_PAGE = "/event-registration";

/** To whoever was asked to confirm a place and need not any more. */
export const SURE_TITLE = "Your place is sure now";

/** As the address says it to whoever joined the line without scripts. */
export const PLACE_IN_LINE = /^[1-9]\d{0,5}$/;
