import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { forOneDrawing, withDataAtHand } from "./data-at-hand.server.ts";
import { drawWhole } from "./draw-whole.server.ts";
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
  const known = await withDataAtHand(routerContext);
  const makePage = () => (
    <NonceContext value={nonce}>
      <ServerRouter context={forOneDrawing(known)} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = await drawWhole(makePage, { nonce, signal: request.signal });
  headers.set("Content-Type", "text/html; charset=utf-8");
  context.set(pageHtml, html);
  return new Response(null, { status, headers });
}

/** A page that is asked wrongly, as with DELETE, is answered so and no failure of ours. */
const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  context.get(pageFailures).push(error);
};
