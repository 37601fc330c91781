import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./nonce.ts";
import { pageFailures, pageHtml, scriptNonce } from "./page-context.server.ts";

/** The page is sent whole: its policy needs the hashes of its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptNonce);
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
    request.signal,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  context.set(pageHtml, html);
  return new Response(null, { status, headers });
}

/** Waits for every part. React has no call that does this and gives the whole. */
function renderWhole(page: ReactNode, nonce: string, signal: AbortSignal): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Uint8Array[] = [];
  const whole = new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      resolve(Buffer.concat(pieces));
      done();
    },
  }).on("error", reject);
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Parts of any size stand where they belong: moving them there would take a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(whole),
    onShellError: reject,
  });
  const stop = () => abort(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return promise.finally(() => signal.removeEventListener("abort", stop));
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(pageFailures).push(error);
};
