import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { NOT_PLAIN, ONE_LINE } from "#src/shared/one-line.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  oneOf,
  requiredDescription,
  requiredLine,
  requiredTitle,
  SearchWords,
} from "#src/shared/said-texts.ts";
import { showsSomething } from "#src/shared/shows-something.ts";
import {
  DURATIONS,
  FUNDING_STATUSES,
  INSTITUTION_MAX_LENGTH,
  LIST_ITEM_MAX_LENGTH,
  LIST_MAX,
  NAME_MAX_LENGTH,
  PROJECT_STATUSES,
  PUBLICATION_MAX_LENGTH,
  RESEARCH_TYPES,
} from "./limits-contract.ts";

/** Null where nothing was chosen; forms send an empty text. */
const choice = <Names extends Record<string, string>>(names: Names, missing: string) =>
  z
    .union([oneOf(names, missing), z.literal("")], missing)
    .nullish()
    .transform((value) => value || null);

/** A list, or a text of parts: each is trimmed, none is empty, none comes twice. */
const listOf = (between: RegExp, mostCharacters: number) =>
  z
    .union([z.array(z.string()), z.string()], "Please give a list of texts.")
    .transform((given) => [given].flat().flatMap((text) => text.split(between)))
    .transform((parts) => [...new Set(parts.map((part) => part.trim()).filter(showsSomething))])
    .pipe(
      z
        .array(
          z
            .string()
            .max(mostCharacters, {
              error: `At most ${mostCharacters} characters for each.`,
              abort: true,
            })
            .regex(ONE_LINE, NOT_PLAIN),
        )
        .max(LIST_MAX, `At most ${LIST_MAX} of them.`),
    );
const List = listOf(/[,\n]/, LIST_ITEM_MAX_LENGTH);

const WHOLE_ADDRESS = "Please give a whole address, such as https://example.org.";

/** A name before the host looks like the host itself: "https://bank.example@evil.example". */
function namesNobody(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

const Website = z
  .union(
    [
      z.literal(""),
      z
        .url({ protocol: /^https?$/, error: WHOLE_ADDRESS })
        .max(500, { error: "At most 500 characters.", abort: true })
        .refine(namesNobody, { message: WHOLE_ADDRESS }),
    ],
    WHOLE_ADDRESS,
  )
  .nullish()
  .transform((address) => address || null);

const FIELDS = {
  title: requiredTitle("Please give the project a title."),
  leadResearcher: requiredName("Please name the lead researcher.", NAME_MAX_LENGTH),
  institution: requiredLine("Please name the institution.", INSTITUTION_MAX_LENGTH),
  contactEmail: Email,
  description: requiredDescription("Please describe the project."),
  website: Website,
  researchType: choice(RESEARCH_TYPES, "Please choose a kind of research."),
  estimatedDuration: choice(DURATIONS, "Please choose a duration."),
};
const STANDING = {
  status: oneOf(PROJECT_STATUSES, "Please choose a status."),
  fundingStatus: oneOf(FUNDING_STATUSES, "Please choose how it is funded."),
};

/** One on each line, since they have commas of their own. */
const Publications = listOf(/\n/, PUBLICATION_MAX_LENGTH);

/** Everything else that is sent along, such as `collaborators`, is not taken. */
export const NewProject = z.object({
  ...FIELDS,
  targetSpecies: List.default([]),
  dataNeeded: List.default([]),
  expectedOutcomes: List.default([]),
  publications: Publications.default([]),
  status: STANDING.status.optional(),
  fundingStatus: STANDING.fundingStatus.optional(),
});
export type NewProject = z.infer<typeof NewProject>;
export type NewProjectInput = z.input<typeof NewProject>;

/** What is left out stays as it is. */
export const ChangedProject = z
  .object({
    ...FIELDS,
    ...STANDING,
    targetSpecies: List,
    dataNeeded: List,
    expectedOutcomes: List,
    publications: Publications,
  })
  .partial();
export type ChangedProject = z.infer<typeof ChangedProject>;
export type ChangedProjectInput = z.input<typeof ChangedProject>;

export const Project = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  leadResearcher: z.string(),
  institution: z.string(),
  /** For whoever runs the project; a confirmed one for everybody who is signed in. */
  contactEmail: z.string().nullable(),
  website: z.string().nullable(),
  researchType: oneOf(RESEARCH_TYPES, "").nullable(),
  estimatedDuration: oneOf(DURATIONS, "").nullable(),
  targetSpecies: z.array(z.string()),
  /** What was sent as `dataNeeded`. */
  dataRequests: z.array(z.string()),
  expectedOutcomes: z.array(z.string()),
  status: STANDING.status,
  fundingStatus: STANDING.fundingStatus,
  /** Accepted requests. */
  collaborators: z.int(),
  publications: z.array(z.string()),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Project = z.infer<typeof Project>;

/** With what its creator needs to know. */
export const OwnProject = Project.extend({
  isContactConfirmed: z.boolean(),
  /** Who sent it in for a lead who stands by it now says only how it stands. */
  mayManage: z.boolean(),
  /** Requests without an answer. */
  waiting: z.int(),
});
export type OwnProject = z.infer<typeof OwnProject>;

export const AdminProject = Project.extend({
  /** Names what is shown, for the call that takes it down. */
  version: z.string(),
});

export const ProjectFilter = z.object({
  status: STANDING.status.optional(),
  researchType: oneOf(RESEARCH_TYPES, "Please choose a kind of research.").optional(),
  q: SearchWords,
});
export type ProjectFilter = z.infer<typeof ProjectFilter>;

export const ProjectListRequest = ProjectFilter.extend(Paging.shape);
export type ProjectListRequest = z.infer<typeof ProjectListRequest>;
