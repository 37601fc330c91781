/** Neither line breaks nor the marks that turn the direction of what follows. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** The same with line breaks, for longer texts. */
export const PLAIN_LINES = /^(?:[^\p{Cc}\p{Bidi_Control}]|[\t\r\n])*$/u;
export const NOT_PLAIN = "Please leave out control characters.";

/** At least one sign that can be seen: neither spaces nor letters without a shape alone. */
export const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u;
