import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { MediaKind, UploadedMedia } from "./contract.ts";
import { receiveMedia } from "./receive-media.server.ts";

export const mediaRoutes = [
  route({
    method: "POST",
    path: "/api/media",
    summary: "Upload a picture, a video or a document; the body is the file",
    access: "public",
    rateLimit: { name: "upload", calls: 120, seconds: 600 },
    query: z.object({ kind: MediaKind }),
    streamsBody: true,
    answer: UploadedMedia,
    status: 201,
    handler: ({ query, viewer, ctx }) => {
      const { senderKey } = senderOf(ctx, viewer);
      return receiveMedia(ctx.services, {
        uploader: { userId: viewer?.id ?? null, senderKey },
        kind: query.kind,
        body: ctx.request.body as ReadableStream | null,
      });
    },
  }),
];
