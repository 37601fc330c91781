import { cx } from "#src/design/class-names.ts";

/** One dash for every `step` degrees, `width` degrees wide, centred on north. */
function degrees(step: number, width: number) {
  return {
    pathLength: 360,
    strokeDasharray: `${width} ${step - width}`,
    strokeDashoffset: width / 2,
  };
}

/** The rose printed on open water, in the chart's magenta. Decoration. */
export function CompassRose({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx("pointer-events-none text-accent", className)}
    >
      <circle r="97" strokeWidth="0.7" />
      <circle r="94" strokeWidth="5" transform="rotate(-90)" {...degrees(2, 0.35)} />
      <circle r="92" strokeWidth="9" transform="rotate(-90)" {...degrees(10, 0.45)} />
      <circle r="86" strokeWidth="0.7" />
      <circle r="66" strokeWidth="0.7" />
      <circle r="63" strokeWidth="6" transform="rotate(-90)" {...degrees(5, 0.5)} />
      <circle r="61" strokeWidth="10" transform="rotate(-90)" {...degrees(30, 0.6)} />
      <circle r="55" strokeWidth="0.7" />
      <path d="M-8 0H8M0 -8V8" strokeWidth="0.7" />
      <path d="M0 -86L4.2 -73L0 -76L-4.2 -73Z" fill="currentColor" stroke="none" />
      <path d="M0 -50L3.4 0L0 50L-3.4 0Z" strokeWidth="0.7" />
      <path d="M0 -50L3.4 0H-3.4Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
