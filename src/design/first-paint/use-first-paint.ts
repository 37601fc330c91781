import { useEffect } from "react";
import { layOutRest } from "./lay-out-rest.ts";

/** For the frame of the site: the page that was opened is laid out bit by bit, every later one whole. */
export function useFirstPaint(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends the first one's time
  useEffect(() => layOutRest(), [page]);
}
