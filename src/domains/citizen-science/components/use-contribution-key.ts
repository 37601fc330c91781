import { useRef } from "react";
import { newUuid } from "#src/shared/new-uuid.ts";

/** One key for what a form says until that was answered: sent again, it counts once. */
export function useContributionKey() {
  const kept = useRef<{ key: string; said: string } | null>(null);
  return {
    of: (values: object): string => {
      const said = JSON.stringify(values);
      if (kept.current?.said !== said) kept.current = { key: newUuid(), said };
      return kept.current.key;
    },
    forget: () => {
      kept.current = null;
    },
  };
}
