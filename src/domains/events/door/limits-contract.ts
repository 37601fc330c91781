/** Without zod, so that pages can show them without loading a validator. */
export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 5000;
/** To the attendees of one date. */
export const MESSAGES_PER_DAY = 5;
/** To one reader, of all events of one organizer; what is more goes later. */
export const MESSAGE_MAILS_PER_DAY = 5;

export const AUDIENCES = ["registered", "waiting", "everyone"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  registered: "Everyone who is registered",
  waiting: "Everyone on the waiting list",
  everyone: "Registered and waiting",
};

/** Scans in one upload; a device sends more in several. */
export const SCANS_AT_ONCE = 200;

/** What a device keeps of a date goes so long after its end. */
export const ROSTER_KEPT_HOURS = 12;

/** The page at the door; without a signal it opens from what the device has kept. */
export const DOOR_PAGE = "/event-door";
/** Where those read a message whose mail does not repeat it. */
export const MESSAGES_PAGE = "/event-messages";

export const doorPath = (eventId: number, dateId: number): string =>
  `${DOOR_PAGE}?event=${eventId}&date=${dateId}`;

/** What a scan can come to that is of nobody here: a ticket of another date, a code that is no ticket. */
export const STRANGE = ["stranger", "unknown"] as const;
export type Strange = (typeof STRANGE)[number];
