/** Neither line breaks nor the marks that turn the direction of what follows. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
