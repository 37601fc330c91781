import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { SPECIES_GROUP_IDS } from "./limits-contract.ts";

const Group = z.enum(SPECIES_GROUP_IDS, "Please choose a group.");

export const NewExpert = z.object({
  email: Email,
  /** Nothing, for all groups. */
  group: z
    .union([Group, z.literal("")], "Please choose a group.")
    .nullish()
    .transform((group) => group || null),
});
export type NewExpert = z.output<typeof NewExpert>;
export type NewExpertInput = z.input<typeof NewExpert>;

export const Expert = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  group: Group.nullable(),
  createdAt: z.iso.datetime(),
});
export type Expert = z.output<typeof Expert>;

export const OwnExpertise = Expert.pick({ group: true, createdAt: true });
export type OwnExpertise = z.output<typeof OwnExpertise>;
