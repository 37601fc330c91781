import { z } from "zod";
import { AccountDeletion } from "#src/domains/accounts/contract.ts";
import { deleteAccount } from "#src/domains/accounts/delete-account.server.ts";
import { accountPersonalData } from "#src/domains/accounts/personal-data.server.ts";
import { expiredSessionCookie } from "#src/domains/accounts/session-cookie.server.ts";
import { forgetClaimer } from "#src/domains/claims/forget-person.server.ts";
import { claimPersonalData } from "#src/domains/claims/personal-data.server.ts";
import { forgetContributor } from "#src/domains/directory/forget-person.server.ts";
import { directoryPersonalData } from "#src/domains/directory/personal-data.server.ts";
import { forgetUploader } from "#src/domains/media/forget-person.server.ts";
import { mediaPersonalData } from "#src/domains/media/personal-data.server.ts";
import { forgetReporter } from "#src/domains/moderation/forget-person.server.ts";
import { moderationPersonalData } from "#src/domains/moderation/personal-data.server.ts";
import { forgetReviewer } from "#src/domains/reviews/forget-person.server.ts";
import { reviewPersonalData } from "#src/domains/reviews/personal-data.server.ts";
import { savedPersonalData } from "#src/domains/saved/personal-data.server.ts";
import { forgetSharer } from "#src/domains/sharing/forget-person.server.ts";
import { sharingPersonalData } from "#src/domains/sharing/personal-data.server.ts";
import { forgetAsker } from "#src/domains/support/forget-person.server.ts";
import { supportPersonalData } from "#src/domains/support/personal-data.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import type { ForgetPerson, PersonalData } from "#src/platform/personal-data.server.ts";

/** What the download holds: each domain that keeps something about a person has its part here. */
const allPersonalData: PersonalData[] = [
  ...accountPersonalData,
  ...directoryPersonalData,
  ...reviewPersonalData,
  ...claimPersonalData,
  ...sharingPersonalData,
  ...supportPersonalData,
  ...mediaPersonalData,
  ...moderationPersonalData,
  ...sharingPersonalData,
  ...savedPersonalData,
];

/** Each domain that keeps names takes them out; reviews first, for their ratings are locked first. */
const allForgets: ForgetPerson[] = [
  forgetReviewer,
  forgetSharer,
  forgetContributor,
  forgetClaimer,
  forgetAsker,
  forgetReporter,
  forgetUploader,
];

export const personalDataRoutes: RouteDeclaration[] = [
  route({
    method: "GET",
    path: "/api/user/data",
    summary: "Everything that the site holds about the signed-in person, as a file",
    access: "signed-in",
    rateLimit: { name: "personal-data", calls: 30, seconds: 60 },
    answer: z.object(Object.fromEntries(allPersonalData.map(({ name, answer }) => [name, answer]))),
    handler: async ({ ctx }) => {
      ctx.responseHeaders.set(
        "Content-Disposition",
        'attachment; filename="landfall-my-data.json"',
      );
      const parts = await Promise.all(
        allPersonalData.map(async ({ name, read }) => [name, await read(ctx)] as const),
      );
      return Object.fromEntries(parts);
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
    handler: async ({ body, ctx }) => {
      const departure = { viewer: requireViewer(ctx), reviews: body.reviews };
      await deleteAccount(ctx.services, departure, body.password, allForgets);
      ctx.responseHeaders.append("Set-Cookie", expiredSessionCookie(ctx.services.site.isHttps));
      return done;
    },
  }),
];
