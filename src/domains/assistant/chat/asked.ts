import type { Services } from "#src/platform/services.server.ts";
import type { Point } from "./draft.ts";
import type { Slots } from "./question-contract.ts";

/** What an answer is made from. */
export interface Asked {
  services: Pick<Services, "db" | "weather">;
  slots: Slots;
  /** Where the visitor is, when they said so. */
  here: Point | null;
  now: Date;
}
