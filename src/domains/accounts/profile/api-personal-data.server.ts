import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { AccountDeletion } from "../person/contract.ts";
import { expiredSessionCookie } from "../session/session-cookie.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

/** Each domain that keeps something about a person hands its part over, and takes names out of it. */
export function personalDataRoutes(domains: readonly Domain[]) {
  const parts = domains.flatMap(({ personalData = [] }) => personalData);
  // Later domains first, and reviews before others: their ratings are locked first.
  const forgets = domains.flatMap(({ forgetPerson = [] }) => forgetPerson).reverse();
  return [
    route({
      method: "GET",
      path: "/api/user/data",
      summary: "Everything that the site holds about the signed-in person, as a file",
      access: "signed-in",
      rateLimit: { name: "personal-data", calls: 30, seconds: 60 },
      answer: z.object(Object.fromEntries(parts.map(({ name, answer }) => [name, answer]))),
      handler: async ({ viewer, ctx }) => {
        ctx.responseHeaders.set(
          "Content-Disposition",
          'attachment; filename="landfall-my-data.json"',
        );
        const read = await Promise.all(
          parts.map(async (part) => [part.name, await part.read({ viewer, ctx })] as const),
        );
        return Object.fromEntries(read);
      },
    }),

    route({
      method: "DELETE",
      path: "/api/user",
      summary: "Delete one's account; reviews stay without a name or go, as one chooses",
      access: "signed-in",
      rateLimit: { name: "account-changes", calls: 30, seconds: 60 },
      body: AccountDeletion,
      answer: Done,
      handler: async ({ body, viewer, ctx }) => {
        await deleteAccount(ctx.services, viewer, { ...body, forgets });
        ctx.responseHeaders.append("Set-Cookie", expiredSessionCookie(ctx.services.site.isHttps));
        return done;
      },
    }),
  ];
}
