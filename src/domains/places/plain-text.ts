/** Stands for what is taken out, until it is written as words; nobody's text has it. */
export const MARK = "\uE000";

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", nbsp: " ", period: ".", comma: ",", colon: ":", deg: "°", minus: "-", plus: "+" },
  ...{
    sol: "/",
    lowbar: "_",
    hyphen: "-",
    dash: "-",
    prime: "′",
    Prime: "″",
    quot: '"',
    apos: "'",
  },
  ...{ lt: "<", gt: ">", num: "#", commat: "@", middot: "·", bull: "•", equals: "=" },
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/giu;

function decoded(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });
}

const isFigure = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Of any script; those of one script stand in a row of ten. */
function figureOf(figure: string): string {
  const code = figure.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isFigure(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** As readers see it: entities and percent signs read, forms of one character made one, nothing invisible. */
export const plainText = (text: string): string =>
  decoded(decoded(text))
    .replaceAll(/%([0-7][\da-f])/giu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .normalize("NFKC")
    .replaceAll(MARK, "")
    .replaceAll(/(?<=\p{N})\p{M}+/gu, "")
    .replaceAll(/\p{Cf}|[\u115f\u1160\u3164\uffa0]/gu, "")
    .replaceAll(/[〇零一二三四五六七八九十百千]+/gu, MARK)
    .replaceAll(/\p{Nd}/gu, figureOf)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[\p{Z}\t\v\f]/gu, " ");
