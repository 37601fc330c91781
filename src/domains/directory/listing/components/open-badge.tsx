import { cx } from "#src/design/class-names.ts";
import type { OpenState } from "../contract.ts";

/** Nothing is claimed about a place whose hours could not be understood. */
export function OpenBadge({ state }: { state: OpenState | null }) {
  if (!state) return null;
  return (
    <span className={cx("text-sm", state.isOpen ? "font-semibold text-ok" : "text-danger")}>
      {state.text}
    </span>
  );
}
