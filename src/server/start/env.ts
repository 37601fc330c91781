import path from "node:path";
import { z } from "zod";
import {
  ADMIN_PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
} from "#src/domains/accounts/person/contract.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join("|")})$`),
    error: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
  });

/** Links, cookies and the check of Origin know one site at the root of its host. */
const isOrigin = (text: string) => !URL.canParse(text) || /^\/?$/.test(pathOf(new URL(text)));
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

const isBareAddress = (text: string) => {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === "";
};

const tokens = z.coerce.number().int().min(0).max(1_000_000_000_000);

/** Money and keys travel only where nobody listens: encrypted, or inside this machine. */
const isSafeToSend = (text: string) =>
  !URL.canParse(text) || new URL(text).protocol === "https:" || isOnLoopback(text);
const isOnLoopback = (text: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(text).hostname);

const Variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a name")
    .default("127.0.0.1"),
  BASE_URL: url("https", "http").refine(isOrigin, "must have no path").optional(),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(ADMIN_PASSWORD_MIN_LENGTH, `must have at least ${ADMIN_PASSWORD_MIN_LENGTH} characters`)
    .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`)
    .optional(),
  DEMO_DATA: z.enum(["on", "off"]).default("on"),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: url("smtp", "smtps").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^\P{Cc}*@\P{Cc}+$/u, "must be an e-mail address, with a name before it or not")
    .default("Landfall <no-reply@localhost>"),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^[\d ()+.-]{7,30}$/, "must be a telephone number")
    .optional(),
  S3_ENDPOINT: url("https", "http").optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AI_BASE_URL: url("https", "http")
    .refine(isBareAddress, "must have neither a password nor a question in it")
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, "must be a key without spaces")
    .optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_VISION_MODEL: z.string().min(1).optional(),
  AI_TOKENS_PER_DAY: tokens.default(2_000_000),
  AI_TOKENS_PER_VISITOR: tokens.default(60_000),
  WEATHER: z.enum(["nws", "off"]).default("nws"),
  PAYMENTS: z.literal("sandbox").optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, "must be like sk_live_… or sk_test_…")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, "must be like pk_live_… or pk_test_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be like whsec_…")
    .optional(),
  STRIPE_API_BASE: url("https?")
    .refine(isOrigin, "must have no path")
    .refine(isSafeToSend, "must be https, except on this machine")
    .default("https://api.stripe.com"),
  SOCIAL_FACEBOOK: url("https").optional(),
  SOCIAL_INSTAGRAM: url("https").optional(),
  SOCIAL_TWITTER: url("https").optional(),
  SOCIAL_YOUTUBE: url("https").optional(),
  MAP_STYLE_URL: url("https", "http").optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const S3_NEEDS = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/** What no single variable tells. Read from the text, so that it is said together with the rest. */
function contradictions(given: Record<string, string | undefined>): string[] {
  const complaints: string[] = [];
  if (given.DATABASE_URL && !given.SECRET) {
    complaints.push("SECRET: is required with DATABASE_URL: every process must share it");
  }
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) {
    complaints.push("ADMIN_EMAIL: is required with ADMIN_PASSWORD");
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    complaints.push("MAIL_FROM: is required with SMTP_URL");
  }
  for (const name of S3_NEEDS) {
    if (given.S3_ENDPOINT && !given[name]) complaints.push(`${name}: is required with S3_ENDPOINT`);
  }
  if (given.ROLE && given.ROLE !== "all" && !given.DATABASE_URL) {
    complaints.push("ROLE: web and worker need a DATABASE_URL that they share");
  }
  return [...complaints, ...modelContradictions(given), ...stripeContradictions(given)];
}

function modelContradictions(given: Record<string, string | undefined>): string[] {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = given;
  if (!AI_BASE_URL) {
    return ["AI_API_KEY", "AI_MODEL", "AI_VISION_MODEL"]
      .filter((name) => given[name])
      .map((name) => `${name}: is of no use without AI_BASE_URL`);
  }
  return [
    ...(AI_MODEL ? [] : ["AI_MODEL: is required with AI_BASE_URL: the name of the model to ask"]),
    ...(AI_API_KEY && !isSafeToSend(AI_BASE_URL)
      ? ["AI_BASE_URL: must be https with AI_API_KEY, except on this machine"]
      : []),
  ];
}

const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];

function stripeContradictions(given: Record<string, string | undefined>): string[] {
  const isInUse = STRIPE_KEYS.some((name) => given[name]);
  if (!isInUse) return [];
  const complaints = STRIPE_KEYS.filter((name) => !given[name]).map(
    (name) => `${name}: the three keys of Stripe are given together`,
  );
  const isLive = (key = "") => key.includes("_live_");
  if (
    complaints.length === 0 &&
    isLive(given.STRIPE_SECRET_KEY) !== isLive(given.STRIPE_PUBLISHABLE_KEY)
  ) {
    complaints.push("STRIPE_PUBLISHABLE_KEY: is of another mode than STRIPE_SECRET_KEY");
  }
  if (given.PAYMENTS) complaints.push("PAYMENTS: sandbox is not for sites with keys of Stripe");
  return complaints;
}

export type Env = Omit<z.infer<typeof Variables>, "BASE_URL"> & { BASE_URL: string };

/** Every complaint at once, so that an operator mends them in one go. */
export class EnvError extends Error {
  readonly complaints: string[];

  constructor(complaints: string[]) {
    super(`The environment is not right:\n${complaints.map((line) => `  - ${line}`).join("\n")}`);
    this.name = "EnvError";
    this.complaints = complaints;
  }
}

export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = checkPlainly(Variables, given);
  const issues = result.error?.issues ?? [];
  const complaints = [
    ...issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...contradictions(given),
  ];
  if (!result.success || complaints.length > 0) throw new EnvError(complaints);
  const env = result.data;
  return {
    ...env,
    BASE_URL: new URL(env.BASE_URL ?? defaultBaseUrl(env)).origin,
    DATA_DIR: path.resolve(env.DATA_DIR),
  };
}

function defaultBaseUrl({ HOST, PORT }: { HOST: string; PORT: number }): string {
  if (HOST === "127.0.0.1") return `http://localhost:${PORT}`;
  return `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}

export const isHttps = (env: Env): boolean => env.BASE_URL.startsWith("https:");

export const isLoopback = (env: Env): boolean => isOnLoopback(env.BASE_URL);
