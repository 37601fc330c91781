/** Cyrillic, Greek and Armenian letters that look like Latin ones, in pairs. */
const PAIRS =
  "аaвbсcԁdеeԑeғfɡgһhнhіiїiјjкkӏlмmпnоoрpԛqгrѕsтtυuѵvԝwхxуyᴢz" +
  "αaβbεeηnιiκkνvοoρpτtχxγyωwօoսuոnհhցg" +
  "ɑaıiɩiłløođdħhʟlɪiɴnᴛt";
const LATIN = new Map(
  [...PAIRS].flatMap((letter, at, all) => (at % 2 ? [] : [[letter, all[at + 1] ?? letter]])) as [
    string,
    string,
  ][],
);

/** Figures that stand for letters within a word: "l0ggerhead". */
const FIGURES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
};

/** Letters as readers see them: without accents, small, Latin; a capital i within a word is an l. */
export const foldLookAlikes = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll(/(?<=\p{Ll})I(?=\p{Ll}|\b)/gu, "l")
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => LATIN.get(letter) ?? letter)
    .replaceAll(/(?<=[a-z])[01345](?=[a-z])/g, (figure) => FIGURES[figure] ?? figure);
