import { z } from "zod";
import { accountPersonalData } from "#src/domains/accounts/personal-data.server.ts";
import { savedPersonalData } from "#src/domains/saved/personal-data.server.ts";
import { sharingPersonalData } from "#src/domains/sharing/personal-data.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import type { PersonalData } from "#src/platform/personal-data.server.ts";

/** What the download holds: each domain that keeps something about a person has its part here. */
const allPersonalData: PersonalData[] = [
  ...accountPersonalData,
  ...sharingPersonalData,
  ...savedPersonalData,
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
];
