import { randomInt } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
} from "@playwright/test";
import { FORM_MIN_SECONDS } from "#src/shared/spam-trap.ts";

interface VisitorFixtures {
  /** `test.use({ maps: true })` where a test is about them; see `drawNoMaps`. */
  maps: boolean;
  /** Fails a test whose page threw something that nobody caught. */
  uncaughtErrors: Error[];
}

/** Each test visits from an address of its own, as people do: limits count by address. */
export const test = base.extend<VisitorFixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": randomIp() });
  },
  maps: [false, { option: true }],
  context: async ({ context, maps }, use) => {
    if (!maps) await drawNoMaps(context);
    await use(context);
  },
  uncaughtErrors: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on("weberror", (webError) => errors.push(webError.error()));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Opens a page and waits until it reacts to clicks; its pictures may still be on their way. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitUntilAlive(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: "domcontentloaded" });
  await waitUntilAlive(page);
}

/**
 * The server's HTML is there before the scripts are. React notes on the document's root whether it
 * has taken the HTML over; nothing on the page itself shows it.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    if (!key) return false;
    const root = (document as unknown as Record<string, { stateNode: ReactRoot }>)[key];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

interface ReactRoot {
  current: { memoizedState: { isDehydrated: boolean } };
}

/** The forms' time trap refuses what is sent faster than anybody types: the page's clock is put on. */
export const asPeopleDo = (page: Page): Promise<void> =>
  page.evaluate((milliseconds) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + milliseconds;
  }, FORM_MIN_SECONDS * 1000);

/**
 * Maps are drawn by the processor here, which takes it from everything else. Journeys that are not
 * about them go without: the page then says that this browser cannot draw them.
 */
export async function drawNoMaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      return args[0] === "webgl2" ? null : Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });
}
