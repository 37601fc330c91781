/** Web and e-mail addresses, also without "https://", and with the dots that other scripts use. */
const ADDRESS = /\S@\S|:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu;

/** Whether readers of a mail might be led somewhere by it: mail programs make links of bare addresses, too. */
export const carriesLink = (text: string): boolean =>
  ADDRESS.test(text.normalize("NFKC").replaceAll(/[\u3002\uff61]/gu, "."));
