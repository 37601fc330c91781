import { z } from "zod";
import { reckoningLimit } from "#src/domains/water/station/moment.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { SAVE_LIMIT } from "./api.server.ts";
import { changeList } from "./change-list.server.ts";
import { IdsRequest } from "./contract.ts";
import { createList } from "./create-list.server.ts";
import { type FileFormat, savedListPath } from "./limits-contract.ts";
import {
  FileRequest,
  ListChanged,
  ListDeed,
  ListSummary,
  NewList,
  OwnList,
  PlaceTides,
  type SharedList,
} from "./list-contract.ts";
import { listSummaries, requireOwnList, requireSharedList } from "./list-queries.server.ts";
import { FILE_TYPES, fileNameOf, listFile } from "./list-rules.ts";
import { listPlaceTides } from "./list-tides.server.ts";

const OneList = z.object({ listId: RowId });
const LOOKING = { name: "shared-lists", calls: 300, seconds: 600 };

/** Nobody keeps a copy: the link can be taken back. */
const fileOf = (list: SharedList, { format }: { format: FileFormat }): Response =>
  new Response(listFile(list, format), {
    headers: {
      "Content-Type": `${FILE_TYPES[format]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileNameOf(list.name, format)}"`,
      "Cache-Control": "private, no-store",
    },
  });

export const savedListRoutes = [
  route({
    method: "GET",
    path: "/api/saved/lists",
    summary: "One's lists of places, that of the hearts first",
    access: "signed-in",
    answer: z.array(ListSummary),
    handler: ({ viewer, ctx }) => listSummaries(ctx.services.db, viewer),
  }),

  route({
    method: "POST",
    path: "/api/saved/lists",
    summary: "Make a list of places",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    body: NewList,
    answer: z.object({ id: z.int() }),
    status: 201,
    form: { pages: ["/saved"], leadsTo: ({ answer }) => savedListPath(answer.id) },
    handler: ({ body, viewer, ctx }) => createList(ctx.services, viewer, body),
  }),

  route({
    method: "GET",
    path: "/api/saved/lists/{listId}",
    summary: "One of one's lists with its places",
    access: "signed-in",
    params: OneList,
    answer: OwnList,
    handler: ({ params, viewer, ctx }) => requireOwnList(ctx.services.db, viewer, params.listId),
  }),

  route({
    method: "POST",
    path: "/api/saved/lists/{listId}",
    summary: "Rename, fill, order, note, share or delete one of one's lists",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    params: OneList,
    body: ListDeed,
    answer: ListChanged,
    form: {
      pages: ["/saved/:listId"],
      leadsTo: ({ answer: { isDeleted, businessId }, page }) => {
        if (isDeleted) return "/saved";
        return businessId === null ? page.pathname : `${page.pathname}#place-${businessId}`;
      },
    },
    handler: ({ params, body, viewer, ctx }) =>
      changeList(ctx.services, viewer, { ...body, ...params }),
  }),

  route({
    method: "GET",
    path: "/api/saved/lists/{listId}/file",
    summary: "One of one's lists as waypoints for a plotter (GPX) or a chart program (KML)",
    access: "signed-in",
    params: OneList,
    query: FileRequest,
    answer: z.string(),
    handler: async ({ params, query, viewer, ctx }) =>
      fileOf(await requireOwnList(ctx.services.db, viewer, params.listId), query),
  }),

  route({
    method: "GET",
    path: "/api/lists/{key}/file",
    summary: "A shared list as waypoints, for whoever has its link",
    access: "public",
    rateLimit: LOOKING,
    params: z.object({ key: z.string().max(100) }),
    query: FileRequest,
    answer: z.string(),
    handler: async ({ params, query, ctx }) =>
      fileOf(await requireSharedList(ctx.services.db, params.key), query),
  }),

  route({
    method: "GET",
    path: "/api/saved/tides",
    summary: "The next highs and lows at the live listings with these numbers; not for navigation",
    access: "public",
    rateLimit: reckoningLimit,
    query: IdsRequest,
    answer: z.array(PlaceTides),
    handler: ({ query, ctx }) => listPlaceTides(ctx.services.db, query.ids, new Date()),
  }),
];
