import { AppError } from "#src/shared/errors.ts";
import { type Counted, processorOf } from "./counted.server.ts";
import { lastFullDay } from "./rules.ts";
import { writeReports } from "./write-reports.server.ts";

/** Makes the reports of past days anew. Answers the days whose report was missing or wrong. */
export async function rebuildReports(
  counted: Counted,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> {
  const last = lastFullDay(now);
  if (from > to) throw new AppError("invalid", `${from} is after ${to}.`);
  if (to > last) throw new AppError("invalid", `The last day that is over is ${last}.`);
  return counted.db.transaction((tx) =>
    writeReports(tx, { from, to, processor: processorOf(counted) }),
  );
}
