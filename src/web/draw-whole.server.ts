import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** As React marks a part that it gave up: it failed, or was not there yet. */
const GIVEN_UP = "<!--$!-->";

interface Drawing {
  nonce: string;
  signal: AbortSignal;
}

/**
 * The whole page. At once costs half of what waiting does; only the first page with a part that is
 * loaded when it is needed, and a page that fails, are drawn by the way that waits and reports.
 */
export async function drawWhole(makePage: () => ReactNode, drawing: Drawing): Promise<string> {
  return drawAtOnce(makePage()) ?? drawWaiting(makePage(), drawing);
}

/** Null when a part is missing. */
function drawAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(GIVEN_UP) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

function drawWaiting(page: ReactNode, { nonce, signal }: Drawing): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const pieces: Uint8Array[] = [];
  const whole = new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      resolve(Buffer.concat(pieces).toString());
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
