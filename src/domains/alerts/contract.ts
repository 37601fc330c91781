import { z } from "zod";
import { GivenImage } from "#src/domains/media/contract.ts";
import {
  AREA_SHAPE,
  HALF_POSITION,
  hasPlace,
  hasWholePosition,
  NO_PLACE,
  POSITION_SHAPE,
  SHOWN_PLACE_SHAPE,
} from "#src/domains/places/contract.ts";
import { SPECIES_NAME_MAX_LENGTH } from "#src/domains/species/limits-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  oneOf,
  optionalText,
  requiredDescription,
  requiredTitle,
  SearchWords,
} from "#src/shared/said-texts.ts";
import {
  ACTION_MAX_LENGTH,
  ALERT_STATUSES,
  ALERT_TYPES,
  DEFAULT_SEVERITY,
  DESCRIPTION_MISSING,
  SEVERITIES,
  TITLE_MISSING,
} from "./limits-contract.ts";

export const AlertType = oneOf(ALERT_TYPES, "Please choose a type.");
const Severity = oneOf(SEVERITIES, "Please choose how severe it is.");
const AlertStatus = oneOf(ALERT_STATUSES, "Please choose a status.");

const FIELDS = z.object({
  title: requiredTitle(TITLE_MISSING),
  alertType: AlertType,
  severity: Severity.default(DEFAULT_SEVERITY),
  description: requiredDescription(DESCRIPTION_MISSING),
  actionRequired: optionalText(ACTION_MAX_LENGTH),
  /** Of the catalogue, or in any words. */
  speciesName: optionalText(SPECIES_NAME_MAX_LENGTH),
  photo: GivenImage.nullish(),
  ...POSITION_SHAPE,
});

/** Everything else that is sent along, such as `status` or `verifiedByExpert`, is not taken. */
export const newAlertWith = <More extends z.ZodRawShape>(more: More) =>
  FIELDS.extend(more).refine(hasPlace, NO_PLACE).refine(hasWholePosition, HALF_POSITION);
export type NewAlert = z.infer<typeof FIELDS>;
export type NewAlertInput = z.input<typeof FIELDS>;

export const ConservationAlert = z.object({
  id: z.int(),
  title: z.string(),
  alertType: AlertType,
  severity: Severity,
  description: z.string(),
  actionRequired: z.string().nullable(),
  ...SHOWN_PLACE_SHAPE,
  speciesId: z.int().nullable(),
  speciesName: z.string().nullable(),
  photo: z.string().nullable(),
  status: AlertStatus,
  resolvedOn: z.iso.date().nullable(),
  verifiedByExpert: z.boolean(),
  /** Those who support it. */
  communitySupport: z.int(),
  /** Whether the reader supports it. */
  isSupported: z.boolean(),
  /** Whether the reader sent it in. */
  isOwn: z.boolean(),
  isDemo: z.boolean(),
  /** Only the day, where the place is shown roughly. */
  createdAt: z.iso.datetime(),
});
export type ConservationAlert = z.infer<typeof ConservationAlert>;

export const AdminAlert = ConservationAlert.extend({
  /** Names what is shown, for the call that takes it down. */
  version: z.string(),
});

/** What the reader may do with it. */
export interface AlertRights {
  mayResolve: boolean;
  mayVerify: boolean;
  mayDelete: boolean;
}

export const AlertFilter = z.object({
  alertType: AlertType.optional(),
  severity: Severity.optional(),
  status: AlertStatus.optional(),
  q: SearchWords,
});
export type AlertFilter = z.infer<typeof AlertFilter>;
export const AlertListRequest = AlertFilter.extend(AREA_SHAPE).extend(Paging.shape);
export type AlertListRequest = z.infer<typeof AlertListRequest>;

export const Support = z.object({ isSupported: z.boolean(), communitySupport: z.int() });
export type Support = z.infer<typeof Support>;

export const Resolution = z.object({
  status: z.literal("resolved", "An alert can only be resolved."),
});
export const Verification = z.object({ verified: z.boolean("Please say yes or no.") });
