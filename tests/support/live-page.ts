import { fireEvent, waitFor } from "@testing-library/dom";
import { Window } from "happy-dom";
import { expect, onTestFinished } from "vitest";
import { createLiveNetwork, type LiveNetwork } from "./live-network.ts";
import { readDocument, type ShownPage } from "./shown-page.ts";
import type { AskSite } from "./site-visitor.ts";

export interface LivePage extends Omit<ShownPage, "html" | "text"> {
  window: Window;
  network: Omit<LiveNetwork, "respond">;
  /** What scripts wrote with `console.error`. */
  logged: string[];
  path(): string;
  click(element: Element): void;
  fill(element: Element, value: string): void;
  /** Waits until it does not throw any more, and gives what it gave. */
  until<T>(look: () => T | Promise<T>): Promise<T>;
}

export interface LiveOptions {
  width?: number;
  /** Before any script of the page runs. */
  prepare?(window: Window): void;
}

/** What browsers have and happy-dom lacks or has in its own way. */
const BROWSERS_OWN = {
  ...{ ReadableStream, WritableStream, TransformStream, TextEncoderStream, TextDecoderStream },
};

/**
 * The page of an answer, with the scripts of the build taking it over as in a browser. What nobody
 * catches fails the test. There is no layout, no navigation but the router's, and no map.
 */
export async function bringToLife(
  response: Response,
  url: string,
  ask: AskSite,
  { width = 1440, prepare }: LiveOptions = {},
): Promise<LivePage> {
  const html = await response.text();
  const network = createLiveNetwork(ask);
  const logged: string[] = [];
  const window = new Window({
    ...{ url, width, height: 900 },
    settings: {
      ...{ enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
      ...{ disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
      fetch: { interceptor: { beforeAsyncRequest: network.respond } },
    },
  });
  const uncaught: unknown[] = [];
  window.addEventListener("error", (event) => uncaught.push(event));
  onTestFinished(async () => {
    await window.happyDOM.close();
    expect(uncaught).toEqual([]);
  });
  Object.assign(window, BROWSERS_OWN, idleCallbacks(window));
  Object.assign(window.console, { error: (...words: unknown[]) => logged.push(words.join(" ")) });
  prepare?.(window);
  const shown = readDocument(window, html, width);
  const until: LivePage["until"] = (look) =>
    waitFor(look, { container: window.document.body as never, timeout: 30_000, interval: 20 });
  await until(() => expect(isAlive(window)).toBe(true));
  return {
    ...shown,
    ...{ status: response.status, headers: response.headers, window, network, logged, until },
    path: () => window.location.pathname + window.location.search,
    click,
    fill: (element, value) => fireEvent.change(element, { target: { value } }),
  };
}

/** At once: nothing else is ever drawn here. */
const idleCallbacks = (window: Window) => ({
  requestIdleCallback: (act: () => void) => window.setTimeout(act),
  cancelIdleCallback: (handle: NodeJS.Timeout) => window.clearTimeout(handle),
});

/** React notes on the document's root whether it has taken the HTML over. */
function isAlive({ document }: Window): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root = key && (document as unknown as Record<string, ReactContainer>)[key];
  return root ? !root.stateNode.current.memoizedState.isDehydrated : false;
}

interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** With everything that a mouse says before it: menus open when it is pressed. */
function click(element: Element): void {
  for (const step of ["pointerDown", "mouseDown", "pointerUp", "mouseUp", "click"] as const) {
    fireEvent[step](element, { button: 0 });
  }
}
