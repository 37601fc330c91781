import { relativeTime } from "#src/design/patterns/relative-time.ts";

const exact = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** How long ago, with the exact time for whoever points at it. Only for what the browser renders. */
export function Moment({ time }: { time: string }) {
  const date = new Date(time);
  return (
    <time dateTime={time} title={exact.format(date)} className="whitespace-nowrap">
      {relativeTime(date, new Date())}
    </time>
  );
}
