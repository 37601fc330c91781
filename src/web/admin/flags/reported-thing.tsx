import { REPORTED_KINDS } from "./reported-kinds.ts";

/** What a report is about, with the way to where it can be acted upon. */
export function ReportedThing({ type, id }: { type: string; id: number }) {
  const View = REPORTED_KINDS[type]?.View;
  return View ? <View id={id} /> : `${type} ${id}`;
}
