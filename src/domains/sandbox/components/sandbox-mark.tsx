import { FlaskConical } from "lucide-react";
import { Badge } from "#src/design/primitives/badge.tsx";

/** Nobody shall take the sandbox for the real thing. */
export function SandboxMark() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="land">
        <FlaskConical aria-hidden />
        Sandbox payments
      </Badge>
      <span className="text-ink-soft text-sm">No money moves. Only test cards work.</span>
    </div>
  );
}
