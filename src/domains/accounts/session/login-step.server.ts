import { z } from "zod";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { AccountType } from "../person/contract.ts";
import { cameFrom } from "./came-from.server.ts";
import { ownCookie, setCookie } from "./own-cookie.server.ts";

const STEP_MINUTES = 30;
const PURPOSE = "login-step";
const cookie = ownCookie("landfall-step", STEP_MINUTES * 60);

const LoginStep = z.object({
  at: z.enum(["start", "password", "code", "link"]),
  mode: z.enum(["sign-in", "sign-up"]),
  email: z.string(),
  /** Proves to be the browser that asked for the code. */
  ticket: z.string().optional(),
  /** What a new code needs to make the same account. */
  signUp: z.object({ firstName: z.string(), accountType: AccountType }).optional(),
  /** Where the person came from, as `returnPath` allows it. */
  next: z.string().optional(),
});

/**
 * How far somebody has come with signing in. It is sealed in a cookie of half an hour, so that a
 * reload, a look into the mail app and a page without scripts go on where they were, and no e-mail
 * address stands in the address bar.
 */
export type LoginStep = z.infer<typeof LoginStep>;

export const FIRST_STEP: LoginStep = { at: "start", mode: "sign-in", email: "" };

const Sealed = z.object({ step: LoginStep, until: z.number() });

export function readLoginStep({ request, services }: RequestContext): LoginStep | null {
  const sealed = cookie.read(request.headers, services.site.isHttps);
  if (!sealed) return null;
  try {
    const { step, until } = Sealed.parse(JSON.parse(services.secrets.decrypt(PURPOSE, sealed)));
    return until > Date.now() ? step : null;
  } catch {
    return null;
  }
}

export function keepLoginStep(ctx: RequestContext, step: LoginStep): void {
  const { secrets, site } = ctx.services;
  const until = Date.now() + STEP_MINUTES * 60_000;
  const sealed = secrets.encrypt(PURPOSE, JSON.stringify({ step, until }));
  setCookie(ctx, cookie.header(sealed, site.isHttps));
}

/** What the login page needs of it; the ticket stays in the cookie. */
export type ShownStep = Pick<LoginStep, "mode" | "email"> & { at: "password" | "code" };

export function shownStep(step: LoginStep | null): ShownStep | null {
  if (step?.at !== "password" && step?.at !== "code") return null;
  return { at: step.at, mode: step.mode, email: step.email };
}

/** For pages that begin to sign somebody in: notes where the person came from, and how far it got. */
export function resumeLogin(ctx: RequestContext): LoginStep | null {
  const kept = readLoginStep(ctx);
  const origin = cameFrom(ctx.request);
  if (!origin || origin.next === kept?.next) return kept;
  const step = { ...(kept ?? FIRST_STEP), next: origin.next };
  keepLoginStep(ctx, step);
  return step;
}

export function forgetLoginStep(ctx: RequestContext): void {
  setCookie(ctx, cookie.expiredHeader(ctx.services.site.isHttps));
}
