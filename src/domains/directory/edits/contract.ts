import { z } from "zod";
import { personName } from "#src/domains/accounts/person/name-contract.ts";
import { Signal } from "#src/domains/moderation/signal-contract.ts";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { NewBusiness } from "../manage/contract.ts";

export const EDIT_NOTE_MAX_LENGTH = 1000;
export const PROPOSER_NAME_MAX_LENGTH = 60;

const tooLong = (max: number) => `At most ${max} characters.`;

const Note = z.string().trim().max(EDIT_NOTE_MAX_LENGTH, tooLong(EDIT_NOTE_MAX_LENGTH));

const common = {
  note: Note.optional(),
  /** How whoever is not signed in wants to be named. */
  name: personName("Please tell us your name.", PROPOSER_NAME_MAX_LENGTH).optional(),
};

const { address, city, state, zipCode, hours, phone, website } = NewBusiness.shape;
const SAY_WHAT = "Please say what it is now.";

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

const FactSuggestion = z
  .object({
    ...common,
    kind: z.literal("fact"),
    fact: z.string("Please choose what has changed.").min(1, "Please choose what has changed."),
    value: z.unknown().transform((value) => value as BoaterFacts[string]),
  })
  .superRefine(({ fact, value }, ctx) => {
    const complain = (path: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [path], message });
    if (isEmpty(value)) return complain("value", SAY_WHAT);
    const checked = checkPlainly(BoaterFacts, { [fact]: value });
    if (!checked.success) complain("value", checked.error.issues[0]?.message ?? SAY_WHAT);
  });

/** What a reader can say about a listing; it waits for a decision. */
export const NewSuggestion = z.discriminatedUnion(
  "kind",
  [
    z.object({ ...common, kind: z.literal("closed") }),
    z.object({ ...common, kind: z.literal("moved"), address, city, state, zipCode }),
    z.object({ ...common, kind: z.literal("hours"), hours }),
    FactSuggestion,
    z.object({ ...common, kind: z.literal("phone"), phone }),
    z.object({
      ...common,
      kind: z.literal("website"),
      website: website.unwrap().refine((given) => given !== null, SAY_WHAT),
    }),
    z.object({
      ...common,
      kind: z.literal("other"),
      note: Note.min(1, "Please say what is wrong."),
    }),
  ],
  "Please choose what is wrong.",
);
export type NewSuggestion = z.output<typeof NewSuggestion>;
export type NewSuggestionInput = z.input<typeof NewSuggestion>;

const EDIT_STATUSES = ["pending", "accepted", "declined", "superseded"] as const;
const EDIT_SOURCES = ["owner", "reader"] as const;

/** One field that waits, or waited, for a decision, as administrators see it. */
export const ListingEdit = z.object({
  id: z.int(),
  businessId: z.int(),
  businessName: z.string(),
  source: z.enum(EDIT_SOURCES),
  /** A column, "hours", "place", "facts.dockDepth", "closed" or "other". */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The listing says something else by now than when this was sent. */
  isOutdated: z.boolean(),
  note: z.string().nullable(),
  proposerName: z.string(),
  hasAccount: z.boolean(),
  status: z.enum(EDIT_STATUSES),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  /** Reasons to look twice; only for what waits. */
  signals: z.array(Signal),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Names the change together with what the listing says now, for the call that decides. */
  version: z.string(),
});
export type ListingEdit = z.infer<typeof ListingEdit>;

export const EditFilter = z.object({
  status: z.enum(EDIT_STATUSES).optional(),
  source: z.enum(EDIT_SOURCES).optional(),
  businessId: rowNumber("Please choose a business.").optional(),
  ...Paging.shape,
});
export type EditFilter = z.infer<typeof EditFilter>;

export const EditDecision = z.object({
  decision: z.enum(["accept", "decline"], "Please accept or decline the change."),
  version: ShownVersion,
  note: Note.nullish().transform((note) => note || null),
});
export type EditDecision = z.input<typeof EditDecision>;

export const NewConfirmation = z.object({
  field: z.string("Please say what is still true.").max(60),
});

/** The newest of those who said that a fact is true. */
export const Confirmation = z.object({
  field: z.string(),
  /** "the owner", or a name. */
  name: z.string(),
  confirmedAt: z.iso.datetime(),
  /** How many people said so. */
  count: z.int(),
});
export type Confirmation = z.infer<typeof Confirmation>;
