import { SHARE_HEIGHT, SHARE_WIDTH, type ShareWords } from "#src/shared/share-words.ts";
import { breakLines, type Lettering, letter, widthOfText } from "./lettering/letter.ts";

const PAPER = "#fbfbf6";
const INK = "#10263a";
const ACCENT = "#a8157f";

const MARGIN = 44;
const PADDING = 36;
const TEXT_WIDTH = 700;
const LINES_MAX = 2;
const SIZES = [76, 66, 58, 50];
const LINE: Lettering = { face: "sans", size: 25, spacing: 1.2 };
const NAME: Lettering = { face: "serif", size: 36 };

/** The largest size in which the title has room; the smallest one cuts it off. */
function setTitle(title: string): { lettering: Lettering; lines: string[] } {
  const settings = SIZES.map((size) => {
    const lettering: Lettering = { face: "serif", size };
    return { lettering, lines: balanceLines(title, lettering) };
  });
  const whole = settings.find(({ lines }) => !lines.some((line) => line.endsWith("…")));
  return whole ?? settings.at(-1) ?? { lettering: NAME, lines: [] };
}

/** As many lines as needed, each about as long as the others: no last word stands alone. */
function balanceLines(title: string, lettering: Lettering): string[] {
  const broken = (width: number) => breakLines(title, lettering, width, LINES_MAX);
  let lines = broken(TEXT_WIDTH);
  for (let width = TEXT_WIDTH - 20; width > TEXT_WIDTH / 2; width -= 20) {
    const narrower = broken(width);
    if (narrower.length > lines.length || narrower.some((line) => line.endsWith("…"))) break;
    lines = narrower;
  }
  return lines;
}

/** A scene with a title block in its corner, like a chart's. */
export function drawSharePicture(scene: string, { title, line }: ShareWords): string {
  const { lettering, lines } = setTitle(title);
  const [over = ""] = breakLines(line.toUpperCase(), LINE, TEXT_WIDTH, 1);
  const leading = lettering.size * 1.16;
  const height = PADDING * 2 + LINE.size + 18 + leading * lines.length;
  const widths = [widthOfText(over, LINE), ...lines.map((text) => widthOfText(text, lettering))];
  const width = Math.max(...widths, 260) + PADDING * 2;
  const top = SHARE_HEIGHT - MARGIN - height;
  const x = MARGIN + PADDING;
  const baseline = top + PADDING + LINE.size;
  const words = lines.map((text, order) =>
    letter(text, { ...lettering, x, y: baseline + 14 + leading * (order + 0.86), fill: INK }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">${fill(scene)}${plate(MARGIN, top, width, height)}${letter(over, { ...LINE, x, y: baseline, fill: ACCENT })}${words.join("")}${namePlate()}</svg>`;
}

/** The scene's own sheet, cut to the shape of the card. */
const fill = (scene: string): string =>
  scene.replace(
    /^<svg ([^>]*?) width="\d+" height="\d+"/,
    `<svg $1 width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
  );

const plate = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${PAPER}"/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;

function namePlate(): string {
  const width = widthOfText("Landfall", NAME) + 48;
  const x = SHARE_WIDTH - MARGIN - width;
  return `<rect x="${x}" y="${MARGIN}" width="${width}" height="66" fill="${PAPER}"/>${letter("Landfall", { ...NAME, x: x + 24, y: MARGIN + 45, fill: INK })}`;
}
