/** Of the code that is mailed for signing in. */
export const CODE_LENGTH = 6;
export const CODE_VALID_MINUTES = 10;
export const CODE_MAX_TRIES = 5;
