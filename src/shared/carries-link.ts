/** Web and e-mail addresses, also without "https://". */
const ADDRESS = /\S@\S|:\/\/|www\.|[\p{L}\p{M}\p{N}\p{S}-]\.[\p{L}\p{M}]{2,}|\d\.\d+\.\d+\.\d/iu;

/** Nobody sees them, and programs that make links skip some of them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Full stops of other scripts, and signs that look like ours: Arabic, Syriac, Lisu, Vai and more. */
const LIKE_A_DOT =
  /[\u3002\uff61\u06d4\u0660\u06f0\u0701\u0702\ua4f8\ua60e\u2cf9\u2cfe\u{10a50}\u{1d16d}]/gu;
/** "evil [.] com", "evil(dot)com" */
const DOT_IN_BRACKETS = / ?[\p{Ps}<] ?(?:\.|dot) ?[\p{Pe}>] ?/giu;
/** "evil dot com", but not "Polka dot party". */
const DOT_APART = / (?:dot |\. ?)(?=(?:com|net|org|info|biz)\b)/giu;

/** Whether readers of a mail might be led somewhere by it: mail programs make links of bare addresses, too. */
export const carriesLink = (text: string): boolean => ADDRESS.test(asRead(text));

const asRead = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(UNSEEN, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(LIKE_A_DOT, ".")
    .replaceAll(DOT_IN_BRACKETS, ".")
    .replaceAll(DOT_APART, ".");
