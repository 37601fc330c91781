/** Without a schema, so that a page can use them without loading the validator. */

/** As many as one page can show at once: of one list, and of saved events. */
export const SAVED_MAX = 300;

/** The largest number of a listing or an event. */
export const ROW_ID_MAX = 2_147_483_647;

/** Of one person. */
export const LISTS_MAX = 50;
export const LIST_NAME_MAX = 80;
export const NOTE_MAX = 500;

/** What the hearts fill, until somebody calls it otherwise. */
export const FIRST_LIST_NAME = "Saved places";

export const savedListPath = (id: number): string => `/saved/${id}`;
export const sharedListPath = (key: string): string => `/lists/${key}`;

/** In the query of a list's page: the sheet for paper instead of the list. */
export const PRINT_VIEW = "print";

export const FILE_FORMATS = ["gpx", "kml"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** A list that this browser keeps: that of the hearts is "first", others have a key. */
export const deviceListPath = (key: string): string => `/saved/on-device/${key}`;
