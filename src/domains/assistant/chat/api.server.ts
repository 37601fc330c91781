import { route } from "#src/platform/http/route.server.ts";
import { modelAskerOf } from "../choice/asker.server.ts";
import { ChatAnswer, ChatRequest } from "./contract.ts";
import { converse } from "./converse.server.ts";
import { CHAT_FAILURE } from "./limits-contract.ts";
import { streamAnswer, wantsStream } from "./stream-answer.server.ts";

/** Its page makes the answer anew from what was asked: it is that of the embedded engine. */
const isPlainForm = (request: Request): boolean =>
  !(request.headers.get("content-type") ?? "").includes("json");

export const chatRoutes = [
  route({
    method: "POST",
    path: "/api/ai-chat",
    summary:
      "Ask the assistant; with `Accept: text/event-stream` the blocks of the answer come one by one, each checked",
    access: "public",
    rateLimit: { name: "assistant", calls: 120, seconds: 600 },
    body: ChatRequest,
    form: {
      pages: ["/assistant"],
      leadsTo: ({ answer }) => `/assistant?conversation=${answer.conversationId}`,
    },
    answer: ChatAnswer,
    failure: CHAT_FAILURE,
    handler: async ({ body, viewer, ctx }) => {
      const asker = isPlainForm(ctx.request) ? null : modelAskerOf(ctx, viewer);
      const answering = converse(ctx.services, body, { asker });
      if (wantsStream(ctx.request))
        return streamAnswer(answering, (error) => ctx.log.error({ err: error }, "chat broke off"));
      for (;;) {
        const step = await answering.next();
        if (step.done) return step.value;
      }
    },
  }),
];
