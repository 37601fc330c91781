import type { Page } from "@playwright/test";

interface Overheard {
  /** Errors and warnings in the console, broken policies among them. */
  complaints: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** What a page says and asks behind the scenes, from now on. */
export async function overhear(page: Page, baseURL: string | undefined): Promise<Overheard> {
  const overheard: Overheard = { complaints: [], foreign: [] };
  page.on("console", (message) => {
    const isOwnStatus =
      message.location().url === page.url() && /status of 40[34]/.test(message.text());
    // Chromium says so of what it fetched ahead before the service worker took over.
    const isHandover = message.text().includes("cross-world service worker resource mismatch");
    if (/error|warning/.test(message.type()) && !isOwnStatus && !isHandover) {
      overheard.complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) overheard.foreign.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return overheard;
}
