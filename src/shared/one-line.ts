/** Neither line breaks nor the marks that turn the direction of what follows. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** The same with line breaks, for longer texts. */
export const PLAIN_LINES = /^(?:[^\p{Cc}\p{Bidi_Control}]|[\t\r\n])*$/u;
export const NOT_PLAIN = "Please leave out control characters.";
