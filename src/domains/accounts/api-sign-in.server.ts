import { z } from "zod";
import { requireViewer, userAgentOf } from "#src/platform/http/request-context.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { CurrentUser, LoginAnswer, LoginRequest } from "./contract.ts";
import { keepSignedIn } from "./keep-signed-in.server.ts";
import { logIn } from "./log-in.server.ts";
import { logOut } from "./log-out.server.ts";
import { requireUser, toCurrentUser } from "./queries.server.ts";
import { landingAfter } from "./rules.ts";

/** Without scripts: to the next step on the same page, or to where a signed-in person goes from it. */
const leadOn = ({ answer, page }: { answer: LoginAnswer; page: URL }): string =>
  "next" in answer ? `${page.pathname}${page.search}` : landingAfter(page.pathname, answer);

const SIGN_IN_LIMIT = { name: "login", calls: 60, seconds: 60 };

export const signInRoutes: RouteDeclaration[] = [
  route({
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in person",
    access: "signed-in",
    allowsTemporaryPassword: true,
    answer: CurrentUser,
    handler: async ({ ctx }) =>
      toCurrentUser(await requireUser(ctx.services.db, requireViewer(ctx).id)),
  }),

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
      const result = await logIn(ctx.services, body, userAgentOf(ctx));
      if ("next" in result) return result;
      keepSignedIn(ctx, result.token);
      return { user: toCurrentUser(result.user), needsPassword: result.user.passwordHash === null };
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
