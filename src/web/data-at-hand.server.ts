import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * React Router hands the loaders' data to its page as a stream and remembers what it read. Read
 * beforehand, it is remembered from the start, and the page needs no waiting.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: data } = context;
  if (!data) return context;
  const read = Object.assign(Promise.resolve(), {
    result: { done: true, value: await text(data) },
  });
  return { ...context, renderMeta: { ...context.renderMeta, streamCache: { 0: read } } };
}

/** Each drawing of a page takes the stream's only reader, which has nothing to read any more. */
export const forOneDrawing = (context: EntryContext): EntryContext => ({
  ...context,
  serverHandoffStream: new ReadableStream(),
});
