interface Frame {
  width: number;
  height: number;
  /** Which part stays in view when it is wider or higher than its place. */
  keep: string;
}

export interface Line {
  path: string;
  /** Colours are named as in design/tokens.css: the page that shows the drawing gives them. */
  fill?: string;
  stroke?: string;
  width?: number;
}

/** Drawings that pages show with <use>, so that they follow the light of the page. */
export function drawDecor(frame: Frame, drawings: Record<string, readonly Line[]>): string {
  const symbols = Object.entries(drawings).map(
    ([id, lines]) =>
      `<symbol id="${id}" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="${frame.keep}">${lines.map(drawLine).join("")}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function drawLine({ path, fill = "none", stroke = "none", width = 1 }: Line): string {
  return `<path fill="${ink(fill)}" stroke="${ink(stroke)}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`;
}

const ink = (name: string): string => (name === "none" ? name : `var(--${name})`);
