import { cx } from "#src/design/class-names.ts";

interface SpinnerProps {
  /** What is awaited; empty when the words stand beside it. */
  label?: string;
  className?: string;
}

/** The sweep of a light: a ring with its quarters marked and a beam that goes round. */
export function Spinner({ label = "Loading", className }: SpinnerProps) {
  return (
    <span
      role={label ? "status" : undefined}
      className={cx("inline-flex size-6 shrink-0 text-accent", className)}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="size-full"
      >
        <circle cx="12" cy="12" r="9" className="stroke-line-strong" />
        <path d="M12 1v3M12 20v3M1 12h3M20 12h3" className="stroke-line-strong" />
        <g className="origin-center animate-turn">
          <path d="M12 12 L8.5 3.7 A9 9 0 0 1 15.5 3.7 Z" fill="currentColor" stroke="none" />
        </g>
        <circle cx="12" cy="12" r="1.6" className="fill-page" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
