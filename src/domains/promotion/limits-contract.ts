/** Without a schema, so that a page can use them without loading the validator. */
export const CUSTOM_DESCRIPTION_MAX_LENGTH = 600;
