import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./nonce.ts";
import { pageFailures, scriptNonce } from "./page-context.server.ts";

/** The page is sent whole: its policy needs the hashes of its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptNonce);
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    { signal: request.signal, nonce },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(pageFailures).push(error);
};
