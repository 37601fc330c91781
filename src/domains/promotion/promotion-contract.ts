import { z } from "zod";
import { PACKAGES } from "./contract.ts";
import { CUSTOM_DESCRIPTION_MAX_LENGTH } from "./limits-contract.ts";

const CHOOSE_PACKAGE = "Please choose one of the packages.";
const PackageLevel = z
  .int(CHOOSE_PACKAGE)
  .refine((level) => PACKAGES.some((each) => each.level === level), CHOOSE_PACKAGE);

const CHOOSE_BUSINESS = "Please choose a business.";
const DOLLARS_ONLY = "We take US dollars only.";

/** What the page believes to buy: its amount is compared with the price list, never taken from there. */
export const NewIntent = z
  .object({
    businessId: z
      .int(CHOOSE_BUSINESS)
      .positive(CHOOSE_BUSINESS)
      .max(2_147_483_647, CHOOSE_BUSINESS),
    packageLevel: PackageLevel,
    /** Whole dollars for one month, credit not taken off. */
    amount: z.number("Please send the price of the package as a number."),
    currency: z.literal("usd", DOLLARS_ONLY).default("usd"),
    /** Receipts have words of their own. */
    description: z
      .string("Please write this as text.")
      .max(500, "At most 500 characters.")
      .nullish(),
    /** The owner's alone; left out, the owner's purchase renews. */
    autoRenew: z.boolean("Please say true or false.").optional(),
    /** The owner agrees that what is paid already pays for all of it. */
    usesCredit: z.boolean("Please say true or false.").optional(),
  })
  .superRefine(({ packageLevel, amount }, ctx) => {
    const found = PACKAGES.find(({ level }) => level === packageLevel);
    if (!found || amount === found.price) return;
    ctx.addIssue({
      code: "custom",
      path: ["amount"],
      message: `The price of ${found.name} is $${found.price}.`,
    });
  });
export type NewIntent = z.output<typeof NewIntent>;

const Quote = z.object({
  /** In dollars, as all amounts here. */
  price: z.number(),
  credit: z.number(),
  /** What is charged now. */
  amount: z.number(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  autoRenew: z.boolean(),
});
export type Quote = z.infer<typeof Quote>;

export const OpenedIntent = Quote.extend({
  /** For the card form; null when there is nothing left to pay. */
  clientSecret: z.string().nullable(),
  /** Null while nothing was ordered: credit would pay for all of it, and nobody has agreed yet. */
  orderId: z.int().nullable(),
  currency: z.literal("usd"),
  isPaid: z.boolean(),
});
export type OpenedIntent = z.infer<typeof OpenedIntent>;

export const PackageOffer = z.object({
  level: z.int(),
  name: z.string(),
  price: z.number(),
  currency: z.literal("usd"),
  months: z.literal(1),
  features: z.array(z.string()),
  isMostPopular: z.boolean(),
});

const RunningPromotion = z.object({
  packageLevel: z.int(),
  packageName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  autoRenew: z.boolean(),
  /** What the subscription pays for, also once it was cancelled or another package is to follow. */
  isSubscribed: z.boolean(),
});
export type RunningPromotion = z.infer<typeof RunningPromotion>;

const RenewingPromotion = z.object({
  state: z.enum(["active", "past-due"]),
  packageLevel: z.int(),
  packageName: z.string(),
  price: z.number(),
  /** The day of the next charge. */
  nextChargeAt: z.iso.datetime(),
  /** Where what is paid for ends: before the next charge where money for it went back. */
  paidUntil: z.iso.datetime(),
  /** Its last day, when somebody has cancelled it. */
  cancelAt: z.iso.datetime().nullable(),
  /** Until then the level is kept though a renewal failed. */
  graceUntil: z.iso.datetime().nullable(),
  /** False once the listing has another owner than whoever pays: it ends with what is paid for. */
  mayRenew: z.boolean(),
  /** Only whoever pays sees the card and the invoices. */
  isOwnCard: z.boolean(),
});
export type RenewingPromotion = z.infer<typeof RenewingPromotion>;

export const Promotion = z.object({
  businessId: z.int(),
  businessName: z.string(),
  featuredLevel: z.int(),
  /** What one of the packages would cost now and when it would begin. */
  quote: Quote.nullable(),
  /** For the owner and administrators. */
  managed: z
    .object({
      paidLevel: z.int(),
      grantedLevel: z.int(),
      running: z.array(RunningPromotion),
      renewing: RenewingPromotion.nullable(),
      /** As written, also while the level does not include it. */
      customDescription: z.string().nullable(),
    })
    .nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

export const PromotionQuery = z.object({
  packageLevel: z.coerce.number().pipe(PackageLevel).optional(),
  autoRenew: z.enum(["true", "false"], "Please say true or false.").optional(),
});

export const PackageChoice = z.object({ packageLevel: PackageLevel });
export const PackageChoiceQuery = z.object({ packageLevel: z.coerce.number().pipe(PackageLevel) });

/** Empty is nothing: the description stands alone then. */
export const CustomDescription = z.object({
  customDescription: z
    .string("Please write this as text.")
    .trim()
    .max(CUSTOM_DESCRIPTION_MAX_LENGTH, `At most ${CUSTOM_DESCRIPTION_MAX_LENGTH} characters.`)
    .transform((words) => words || null)
    .nullable(),
});
export type CustomDescription = z.infer<typeof CustomDescription>;

export const PackageChange = z.object({
  packageLevel: z.int(),
  packageName: z.string(),
  /** Of a month, from the next charge on. */
  price: z.number(),
  /** What is charged now. */
  amount: z.number(),
  /** Null when it begins now. */
  startsAt: z.iso.datetime().nullable(),
  nextChargeAt: z.iso.datetime(),
});
export type PackageChange = z.infer<typeof PackageChange>;
