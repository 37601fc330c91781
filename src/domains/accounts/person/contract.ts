import { z } from "zod";
import { personName, requiredName } from "./name-contract.ts";

export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 200;
export const RESET_VALID_MINUTES = 60;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

const ACCOUNT_TYPES = ["reviewer", "business_owner"] as const;
export const AccountType = z.enum(ACCOUNT_TYPES, "Please choose the type of your account.");
export type AccountType = z.infer<typeof AccountType>;
export const ACCOUNT_TYPE_NAMES: Record<AccountType, string> = {
  reviewer: "Reviewer",
  business_owner: "Business Owner",
};

const VALID_EMAIL = "Please enter a valid e-mail address.";
/** A name alone is no host on the net; the first administrator may still be at this machine. */
const WHOLE_HOST = /@(?:localhost|[^@]+\.[^@]+)$/;

export const Email = z
  .string("Please enter your e-mail address.")
  .trim()
  .toLowerCase()
  .max(254, VALID_EMAIL)
  .pipe(
    z
      .email({ pattern: z.regexes.html5Email, error: VALID_EMAIL, abort: true })
      .regex(WHOLE_HOST, VALID_EMAIL),
  );

const FirstName = requiredName("Please enter your first name.");
const LastName = personName("Please enter your last name.");

/** A password that is being typed in; only its length is bounded, so that no one is locked out. */
const GivenPassword = z
  .string("Please enter your password.")
  .min(1, "Please enter your password.")
  .max(PASSWORD_MAX_LENGTH, `At most ${PASSWORD_MAX_LENGTH} characters.`);

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

const NewPassword = z
  .string(TOO_SHORT)
  .min(PASSWORD_MIN_LENGTH, TOO_SHORT)
  .max(PASSWORD_MAX_LENGTH, `At most ${PASSWORD_MAX_LENGTH} characters.`);

const Code = z
  .string("Please enter the six digits of the code.")
  .trim()
  .regex(/^\d{6}$/, "The code has six digits.");

/** One call for all the ways of signing in; which one it is depends on what is given. */
export const LoginRequest = z.object({
  email: Email,
  firstName: FirstName.optional(),
  accountType: AccountType.optional(),
  sendCode: z.boolean("Please say with true or false whether to mail a code.").optional(),
  code: Code.optional(),
  password: GivenPassword.optional(),
  /** The six digits of the authenticator app, for accounts that turned it on. */
  totp: Code.optional(),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerifiedAt: z.iso.datetime(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  accountType: AccountType,
  organizerSubscriptionStatus: z.string(),
  isAdmin: z.boolean(),
  isExpert: z.boolean(),
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  totpEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const LoginAnswer = z.union([
  z.object({ next: z.enum(["credentials", "code"]) }),
  z.object({ user: CurrentUser, needsPassword: z.boolean() }),
]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const PasswordSetup = z.object({ password: NewPassword, accountType: AccountType });
export type PasswordSetup = z.infer<typeof PasswordSetup>;

const PASSWORDS_DIFFER = "New passwords don't match";

export const PasswordChange = z
  .object({
    currentPassword: GivenPassword,
    newPassword: NewPassword,
    confirmPassword: z.string(PASSWORDS_DIFFER),
  })
  .refine((change) => change.newPassword === change.confirmPassword, {
    path: ["confirmPassword"],
    message: PASSWORDS_DIFFER,
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const ForgottenPassword = z.object({ email: Email });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

export const PasswordReset = z.object({
  token: z.string("This link is not complete.").regex(/^[\w-]{43}$/, "This link is not complete."),
  password: NewPassword,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const ProfileChange = z.object({ firstName: FirstName, lastName: LastName.nullish() });
export type ProfileChange = z.infer<typeof ProfileChange>;

export const AccountDeletion = z.object({
  password: GivenPassword.optional(),
  /** Reviews stay without a name unless their writer wants them gone. */
  reviews: z
    .enum(["keep", "delete"], "Please choose what becomes of your reviews.")
    .default("keep"),
});
export type AccountDeletion = z.input<typeof AccountDeletion>;

export const Session = z.object({
  id: z.int(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

/** A device or a network address that the account knows again; kept as a hash alone. */
export const KnownCaller = z.object({
  kind: z.enum(["device", "place"]),
  lastSeenAt: z.iso.datetime(),
});
export type KnownCaller = z.infer<typeof KnownCaller>;

export const TotpSetup = z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() });
export type TotpSetup = z.infer<typeof TotpSetup>;

export const TotpConfirmation = z.object({ totp: Code });
export type TotpConfirmation = z.infer<typeof TotpConfirmation>;

export const TotpRemoval = z.object({ password: GivenPassword });
export type TotpRemoval = z.infer<typeof TotpRemoval>;
