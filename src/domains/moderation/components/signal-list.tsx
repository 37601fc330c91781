import { TriangleAlert } from "lucide-react";
import type { Signal } from "../signal-contract.ts";

/** Reasons to look twice, beside what waits. */
export function SignalList({ signals = [] }: { signals?: readonly Signal[] }) {
  if (signals.length === 0) return null;
  return (
    <ul aria-label="Reasons to look twice" className="mt-2 flex flex-col gap-1">
      {signals.map(({ kind, reason }) => (
        <li key={kind} className="flex items-start gap-1.5 text-danger text-xs">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
