import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { CurrentUser, PICTURE_MAX_BYTES, ProfileChange, Session } from "../person/contract.ts";
import { listSessions, toCurrentUser } from "../person/queries.server.ts";
import { endOtherSessions, endOwnSession } from "../session/end-session.server.ts";
import { changeName, changePicture, removePicture } from "./change-profile.server.ts";

const CHANGE_LIMIT = { name: "account-changes", calls: 30, seconds: 60 };

export const profileRoutes = [
  route({
    method: "PUT",
    path: "/api/user/profile",
    summary: "Change one's name",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    body: ProfileChange,
    answer: CurrentUser,
    handler: async ({ body, viewer, ctx }) =>
      toCurrentUser(await changeName(ctx.services, viewer, body)),
  }),

  route({
    method: "PUT",
    path: "/api/user/picture",
    summary: "Change one's picture; the body is the image file",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    rawBody: true,
    maxBodyBytes: PICTURE_MAX_BYTES,
    body: z.instanceof(Buffer, { error: "Please send an image file." }),
    answer: CurrentUser,
    handler: async ({ body, viewer, ctx }) =>
      toCurrentUser(await changePicture(ctx.services, viewer, body)),
  }),

  route({
    method: "DELETE",
    path: "/api/user/picture",
    summary: "Remove one's picture",
    access: "signed-in",
    answer: CurrentUser,
    handler: async ({ viewer, ctx }) => toCurrentUser(await removePicture(ctx.services, viewer)),
  }),

  list({
    path: "/api/user/sessions",
    summary: "The devices that are signed in to this account",
    access: "signed-in",
    query: Paging,
    item: Session,
    handler: ({ query, viewer, ctx }) =>
      listSessions(ctx.services.db, viewer.id, { ...query, currentSid: ctx.sessionId }),
  }),

  route({
    method: "DELETE",
    path: "/api/user/sessions/{sessionId}",
    summary: "Sign one device out",
    access: "signed-in",
    params: z.object({ sessionId: RowId }),
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await endOwnSession(ctx.services, viewer, { id: params.sessionId });
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/user/sessions",
    summary: "Sign out every device but this one",
    access: "signed-in",
    answer: Done,
    handler: async ({ viewer, ctx }) => {
      await endOtherSessions(ctx.services, viewer, { currentSid: ctx.sessionId ?? "" });
      return done;
    },
  }),
];
