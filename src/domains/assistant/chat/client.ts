import { streamedCallsOf } from "#src/shared/stream-call.ts";
import type { chatRoutes } from "./api.server.ts";
import type { ChatAnswer, ChatBlock, ChatRequest } from "./contract.ts";

const stream = streamedCallsOf<typeof chatRoutes>();

interface Watch {
  signal: AbortSignal;
  /** A part of the answer, checked. */
  onBlock: (block: ChatBlock) => void;
}

export async function askAssistant(
  body: ChatRequest,
  { signal, onBlock }: Watch,
): Promise<ChatAnswer> {
  for await (const { name, data } of stream("POST /api/ai-chat", { body, signal })) {
    if (name === "block") onBlock(data as ChatBlock);
    if (name === "done") return data as ChatAnswer;
  }
  throw new Error("The answer broke off");
}
