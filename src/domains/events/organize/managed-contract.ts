import { z } from "zod";
import { Paging } from "#src/shared/paging.ts";
import { Event } from "../event/contract.ts";

/** An event as those see it who manage it. */
export const ManagedEvent = Event.extend({
  /** Null while it is on the site. */
  takenDownReason: z.string().nullable(),
  /** Of what an administrator decides about. */
  version: z.string(),
  /** As its form has it, for decisions about the whole of it. */
  formVersion: z.int(),
});
export type ManagedEvent = z.infer<typeof ManagedEvent>;

export const ManagedFilter = Paging.extend({
  /** Part of its title, its organizer or its town. */
  q: z.string().trim().max(200).optional(),
  takenDown: z
    .enum(["true", "false"], "Please give true or false.")
    .transform((text) => text === "true")
    .optional(),
});
export type ManagedFilter = z.output<typeof ManagedFilter>;
