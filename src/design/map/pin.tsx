import { cx } from "#src/design/class-names.ts";
import type { PinTone } from "#src/design/map/map-props.ts";

const TONES: Record<PinTone, { body: string; mark: string }> = {
  accent: { body: "fill-accent-fill stroke-accent", mark: "fill-on-accent" },
  ink: { body: "fill-page stroke-ink", mark: "fill-ink" },
  ok: { body: "fill-ok-soft stroke-ok", mark: "fill-ok" },
  danger: { body: "fill-danger-fill stroke-danger", mark: "fill-on-danger" },
};

/** The flare of a lighted mark on a chart, its point on the place. */
const TEARDROP = "M15 41C13.6 33 3 26 3 15a12 12 0 0 1 24 0c0 11-10.6 18-12 26Z";

interface PinProps {
  label?: string;
  mark?: string;
  tone?: PinTone;
  isLit?: boolean;
}

export function Pin({ label, mark, tone = "accent", isLit = false }: PinProps) {
  const { body, mark: ink } = TONES[tone];
  return (
    <span className="relative block">
      <svg
        aria-hidden="true"
        viewBox="0 0 30 42"
        className={cx(
          "block h-10.5 w-7.5 origin-bottom overflow-visible transition-transform",
          isLit && "scale-130",
        )}
      >
        <path d={TEARDROP} className="fill-none stroke-page" strokeWidth={isLit ? 7 : 4.5} />
        {isLit ? <path d={TEARDROP} className="fill-none stroke-ink" strokeWidth={4} /> : null}
        <path d={TEARDROP} className={body} strokeWidth={1.5} />
        {mark ? (
          <text
            x="15"
            y="19.5"
            textAnchor="middle"
            className={cx("figures font-medium", ink)}
            fontSize={mark.length > 2 ? 10 : 12.5}
          >
            {mark}
          </text>
        ) : (
          <circle cx="15" cy="15" r="4" className={ink} />
        )}
      </svg>{" "}
      {isLit && label ? (
        <span className="-translate-x-1/2 pointer-events-none absolute bottom-full left-1/2 mb-4 w-max max-w-56 animate-fade-in border border-ink bg-paper px-2 py-1 text-ink text-sm place-name">
          {label}
        </span>
      ) : null}
    </span>
  );
}
