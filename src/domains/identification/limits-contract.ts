/** Without zod, so that pages can show them without loading a validator. */

/** The groups that a picture is sorted into. */
export const ANIMAL_GROUPS = [
  "dolphin",
  "orca",
  "large whale",
  "sirenian",
  "seal",
  "otter",
  "shark",
  "ray",
  "sea turtle",
  "bony fish",
  "jellyfish",
  "crab",
  "lobster/shrimp",
  "octopus/squid",
  "seabird",
  "reef invertebrate",
  "other turtle",
] as const;
export type AnimalGroup = (typeof ANIMAL_GROUPS)[number];
export type PictureGroup = AnimalGroup | "not marine";

/** What an answer is: a species, a group of animals, nothing that can be named, or no marine life at all. */
export const OUTCOMES = ["species", "group", "unknown", "not-marine"] as const;

/** Width and height of what the model looks at. */
export const PICTURE_SIDE = 299;

export const NOTES_MAX_LENGTH = 1000;
/** A picture of 10 MB is a third larger as text. */
export const PHOTO_BODY_MAX_BYTES = 14 * 1024 * 1024;
/** No photo is certain. */
export const CONFIDENCE_MAX = 0.99;
/** What is not named stays below this. */
export const UNKNOWN_BELOW = 0.4;

export const IDENTIFY_PATH = "/marine-life-ar";
export const NOT_AN_IMAGE = "Please select an image file";
/** The colours of a confidence begin here; a value on the line has the upper one. */
export const CONFIDENCE_LEVELS = [0.8, 0.6, 0.4] as const;
export const MISSING_CONFIDENCE = 0.1;
