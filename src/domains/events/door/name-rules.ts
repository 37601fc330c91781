/** Those that Unicode does not take apart into a letter and its accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i" },
  ...{ æ: "ae", œ: "oe", ß: "ss", þ: "th" },
};

/** As somebody types it who does not look for the accents: "José Ñandú" is "jose nandu". */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[øłđðħıæœßþ]/g, (letter) => WHOLE[letter] ?? letter);
