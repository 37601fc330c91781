import { type Bar, type ChartView, graticuleOf } from "#src/design/map/graticule.ts";

const BORDER = 7;
const LABEL_ROOM = 64;

/** Lines of latitude and longitude, and the border whose pieces are true minutes. */
export function GraticuleOverlay({ view }: { view: ChartView }) {
  const { width, height } = view;
  const { meridians, parallels, barsAcross, barsDown } = graticuleOf(view);
  const lines = [
    ...meridians.map(({ at }) => `M${at.toFixed(1)} 0V${height}`),
    ...parallels.map(({ at }) => `M0 ${at.toFixed(1)}H${width}`),
  ];
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute inset-0"
    >
      <path d={lines.join("")} className="fill-none stroke-ink opacity-20" strokeWidth={0.75} />
      <path d={frame(width, height)} fillRule="evenodd" className="fill-page" />
      <path d={darkPieces(barsAcross, barsDown, width, height)} className="fill-frame" />
      <path d={edges(width, height)} className="fill-none stroke-frame" />
      <g className="margin-note fill-ink stroke-page [paint-order:stroke]" strokeWidth={3}>
        {meridians.filter(isReadable(width)).map(({ at, label }) => (
          <text key={label} x={at + 4} y={BORDER + 14}>
            {label}
          </text>
        ))}
        {parallels.filter(isReadable(height)).map(({ at, label }) => (
          <text key={label} x={BORDER + 5} y={at - 4}>
            {label}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Labels in the corners would lie on each other. */
function isReadable(length: number) {
  return ({ at }: { at: number }) => at > LABEL_ROOM / 2 && at < length - LABEL_ROOM;
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

const frame = (width: number, height: number) =>
  box(0, 0, width, height) + box(BORDER, BORDER, width - 2 * BORDER, height - 2 * BORDER);

function edges(width: number, height: number): string {
  const inner = BORDER + 0.5;
  return (
    box(0.5, 0.5, width - 1, height - 1) + box(inner, inner, width - 2 * inner, height - 2 * inner)
  );
}

function darkPieces(across: Bar[], down: Bar[], width: number, height: number): string {
  return [
    ...across.flatMap(({ from, to }) =>
      [0, height - BORDER].map((y) => box(from, y, to - from, BORDER)),
    ),
    ...down.flatMap(({ from, to }) =>
      [0, width - BORDER].map((x) => box(x, from, BORDER, to - from)),
    ),
  ].join("");
}
