export const DISPLAY_NAME_MAX_LENGTH = 40;
/** Of the list of one's points. */
export const ENTRIES_SHOWN = 20;
