import type { ChatAnswer, ChatBlock } from "./contract.ts";
import { CHAT_FAILURE } from "./limits-contract.ts";

const encoder = new TextEncoder();
const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

export const wantsStream = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/event-stream");

/** Blocks as they are checked, then the whole answer; `onFailure` hears why one broke off. */
export function streamAnswer(
  answering: AsyncGenerator<ChatBlock, ChatAnswer>,
  onFailure: (error: unknown) => void,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const step = await answering.next();
        controller.enqueue(step.done ? event("done", step.value) : event("block", step.value));
        if (step.done) controller.close();
      } catch (error) {
        onFailure(error);
        controller.enqueue(event("failed", { message: CHAT_FAILURE }));
        controller.close();
      }
    },
    async cancel() {
      await answering.return(undefined as never);
    },
  });
  const headers = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
  };
  return new Response(body, { headers });
}
