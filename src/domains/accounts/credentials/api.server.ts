import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import {
  CurrentUser,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  PasswordSetup,
  TotpConfirmation,
  TotpRemoval,
  TotpSetup,
} from "../person/contract.ts";
import { toCurrentUser } from "../person/queries.server.ts";
import { keepSignedIn } from "../session/keep-signed-in.server.ts";
import { callerFrom, deviceCookie } from "../session/known-caller.server.ts";
import { keepLoginStep, readLoginStep } from "../session/login-step.server.ts";
import { setCookie } from "../session/own-cookie.server.ts";
import { changePassword } from "./change-password.server.ts";
import { requestReset, resetPassword } from "./reset-password.server.ts";
import { setUpPassword } from "./set-up-password.server.ts";
import { beginTotpSetup, confirmTotpSetup, turnOffTotp } from "./set-up-totp.server.ts";

const CHANGE_LIMIT = { name: "password-changes", calls: 20, seconds: 60 };

export const passwordRoutes = [
  route({
    method: "POST",
    path: "/api/user/setup-password",
    summary: "The first password of an account that has none",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    body: PasswordSetup,
    answer: z.object({ user: CurrentUser }),
    handler: async ({ body, viewer, ctx }) => ({
      user: toCurrentUser(await setUpPassword(ctx.services, viewer, body)),
    }),
  }),

  route({
    method: "PUT",
    path: "/api/user/password",
    summary: "Change the password; every other session ends",
    access: "signed-in",
    allowsTemporaryPassword: true,
    rateLimit: CHANGE_LIMIT,
    body: PasswordChange,
    answer: z.object({ user: CurrentUser }),
    handler: async ({ body, viewer, ctx }) => {
      const change = { ...body, caller: callerFrom(ctx) };
      const signedIn = await changePassword(ctx.services, viewer, change);
      keepSignedIn(ctx, signedIn);
      return { user: toCurrentUser(signedIn.user) };
    },
  }),

  route({
    method: "POST",
    path: "/api/password/forgot",
    summary: "Mails a link for a new password to an existing account",
    access: "public",
    rateLimit: { name: "forgot-password", calls: 10, seconds: 15 * 60 },
    body: ForgottenPassword,
    form: { pages: ["/forgot-password"], leadsTo: () => "/forgot-password?sent=yes" },
    answer: Done,
    handler: async ({ body, ctx }) => {
      await requestReset(ctx.services, callerFrom(ctx), body);
      const next = readLoginStep(ctx)?.next;
      keepLoginStep(ctx, { at: "link", mode: "sign-in", email: body.email, next });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/password/reset",
    summary: "Sets a new password with a mailed link, once",
    access: "public",
    rateLimit: { name: "reset-password", calls: 20, seconds: 15 * 60 },
    body: PasswordReset,
    answer: Done,
    handler: async ({ body, ctx }) => {
      const device = await resetPassword(ctx.services, callerFrom(ctx), body);
      setCookie(ctx, deviceCookie(device, ctx.services.site.isHttps));
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/user/totp",
    summary: "Begin two-factor sign-in: a secret for the authenticator app",
    access: "admin",
    rateLimit: CHANGE_LIMIT,
    answer: TotpSetup,
    handler: ({ viewer, ctx }) => beginTotpSetup(ctx.services, viewer),
  }),

  route({
    method: "PUT",
    path: "/api/user/totp",
    summary: "Turn two-factor sign-in on with a first code",
    access: "admin",
    rateLimit: CHANGE_LIMIT,
    body: TotpConfirmation,
    answer: Done,
    handler: async ({ body, viewer, ctx }) => {
      await confirmTotpSetup(ctx.services, viewer, body);
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/user/totp",
    summary: "Turn two-factor sign-in off",
    access: "admin",
    rateLimit: CHANGE_LIMIT,
    body: TotpRemoval,
    answer: Done,
    handler: async ({ body, viewer, ctx }) => {
      await turnOffTotp(ctx.services, viewer, body);
      return done;
    },
  }),
];
