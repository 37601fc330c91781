import type { Files } from "./sound-house.ts";

export interface Violation {
  rule: string;
  title: string;
  files: Files;
  /** A part of the one finding's detail. */
  says: string;
}

export function violation(rule: string, title: string, files: Files, says: string): Violation {
  return { rule, title, files, says };
}
