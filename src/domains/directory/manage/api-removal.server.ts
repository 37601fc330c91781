import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { BulkRemoval, BulkRemovalAnswer, Removal } from "./contract.ts";
import { removeListing, removeListings } from "./remove-listing.server.ts";

/** Later domains say what ends with a listing. */
export function removalRoutes(domains: readonly Domain[]) {
  const endings = domains.flatMap(({ beforeListingGoes = [] }) => beforeListingGoes);
  const removerOf = (admin: Viewer) => ({ admin, endings });
  return [
    route({
      method: "DELETE",
      path: "/api/businesses/{id}",
      summary: "Delete a listing for good; a pending one is rejected by it",
      access: "admin",
      params: z.object({ id: RowId }),
      body: Removal,
      answer: Done,
      handler: async ({ params, body, viewer, ctx }) => {
        await removeListing(ctx.services, removerOf(viewer), { ...body, id: params.id });
        return done;
      },
    }),

    route({
      method: "DELETE",
      path: "/api/businesses",
      summary: "Delete several listings for good",
      access: "admin",
      body: BulkRemoval,
      answer: BulkRemovalAnswer,
      handler: ({ body, viewer, ctx }) => removeListings(ctx.services, removerOf(viewer), body),
    }),
  ];
}
