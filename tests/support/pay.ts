import type { BrowserLike } from "./browser-like.ts";
import type { TestLandfall } from "./test-landfall.ts";

export const GOOD_CARD = "4242424242424242";

interface TypedCard {
  clientSecret: string | null;
  number?: string;
  /** For the receipt. */
  email?: string;
}

/** Types a test card into the sandbox's form; what its signed event brings about is done when it answers. */
export async function payByCard(
  landfall: TestLandfall,
  browser: BrowserLike,
  { clientSecret, number = GOOD_CARD, email }: TypedCard,
): Promise<string> {
  const [id = ""] = (clientSecret ?? "").split("_secret_");
  const answer = await browser.post(`/api/sandbox/intents/${id}/confirm`, {
    ...{ clientSecret, email, number, expMonth: 12, expYear: 2099, cvc: "123" },
  });
  await landfall.jobsIdle();
  return (answer.body as { state: string }).state;
}
