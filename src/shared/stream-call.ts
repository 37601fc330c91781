import { type CallPath, callPath } from "./call-path.ts";
import type { CallOptions, Calls, CallsOf, DeclaredCall, GivenTo } from "./declared-call.ts";
import { request } from "./request.ts";

/** One server-sent event. */
interface StreamedEvent {
  name: string;
  data: unknown;
}

type StreamCall<All extends Calls> = <Name extends keyof All>(
  name: Name,
  given: GivenTo<All[Name]> & Pick<CallOptions, "signal">,
) => AsyncGenerator<StreamedEvent>;

/** The calls of these routes whose answer may come in pieces. */
export const streamedCallsOf = <Routes>() => streamCall as unknown as StreamCall<CallsOf<Routes>>;

async function* streamCall(
  name: DeclaredCall["name"],
  { params, query, ...options }: CallPath & { body?: unknown; signal?: AbortSignal },
): AsyncGenerator<StreamedEvent> {
  const accept = "text/event-stream";
  const { body } = await request(...callPath(name, { params, query }), { ...options, accept });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) return;
    text += step.value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    yield* events.map(readEvent);
  }
}

function readEvent(written: string): StreamedEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(written)?.[1] ?? "";
  return { name: field("event"), data: JSON.parse(field("data") || "null") };
}
