import { useState } from "react";

/** The place that is pointed at, in the list or on the map: both show it. */
export interface Highlight {
  id: number | null;
  set: (id: number | null) => void;
}

export function useHighlight(): Highlight {
  const [id, set] = useState<number | null>(null);
  return { id, set };
}
