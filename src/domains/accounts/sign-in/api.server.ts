import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { type FormDone, route } from "#src/platform/http/route.server.ts";
import { LoginAnswer, LoginRequest } from "../person/contract.ts";
import { toCurrentUser } from "../person/queries.server.ts";
import { landingAfter } from "../person/rules.ts";
import { keepSignedIn } from "../session/keep-signed-in.server.ts";
import { callerFrom } from "../session/known-caller.server.ts";
import {
  FIRST_STEP,
  forgetLoginStep,
  keepLoginStep,
  readLoginStep,
} from "../session/login-step.server.ts";
import { logIn } from "./log-in.server.ts";
import { logOut } from "./log-out.server.ts";

/** Without scripts: to the next step on the same page, or to where a signed-in person goes from it. */
function leadOn({ answer, page, ctx }: FormDone<LoginAnswer>): string {
  if (!("next" in answer)) {
    return landingAfter(page.pathname, answer, readLoginStep(ctx)?.next);
  }
  page.searchParams.set("step", answer.next);
  return `${page.pathname}${page.search}`;
}

const SIGN_IN_LIMIT = { name: "login", calls: 60, seconds: 60 };

export const signInRoutes = [
  route({
    method: "GET",
    path: "/api/login",
    summary: "Leads a browser to the sign-in page",
    access: "public",
    answer: z.never(),
    handler: async () => new Response(null, { status: 302, headers: { Location: "/login" } }),
  }),

  route({
    method: "POST",
    path: "/api/login",
    summary: "Sign in or sign up, by password or by mailed code",
    access: "public",
    rateLimit: SIGN_IN_LIMIT,
    body: LoginRequest,
    form: { pages: ["/login", "/business-login", "/admin-secure-access"], leadsTo: leadOn },
    answer: LoginAnswer,
    handler: async ({ body, ctx }) => {
      const waiting = readLoginStep(ctx);
      const result = await logIn(ctx.services, callerFrom(ctx), { ...body, waiting });
      if ("step" in result) {
        keepLoginStep(ctx, { ...result.step, next: waiting?.next });
        return { next: result.step.at === "code" ? ("code" as const) : ("credentials" as const) };
      }
      keepSignedIn(ctx, result);
      forgetLoginStep(ctx);
      return { user: toCurrentUser(result.user), needsPassword: result.user.passwordHash === null };
    },
  }),

  route({
    method: "DELETE",
    path: "/api/login",
    summary: "Back to the first step of signing in, for another address",
    access: "public",
    rateLimit: SIGN_IN_LIMIT,
    answer: Done,
    handler: async ({ ctx }) => {
      keepLoginStep(ctx, { ...FIRST_STEP, next: readLoginStep(ctx)?.next });
      return done;
    },
  }),

  route({
    method: "GET",
    path: "/api/logout",
    summary: "Ends this session, when asked from our own pages",
    access: "public",
    answer: z.never(),
    handler: ({ ctx }) => logOut(ctx),
  }),
];
