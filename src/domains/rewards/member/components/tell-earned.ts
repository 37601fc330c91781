import { toast, whenToastsAreGone } from "#src/design/primitives/toast-store.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { takeCelebrations } from "../client.ts";
import type { Celebrations } from "../contract.ts";

const READING_MS = 9000;

/**
 * Once over all tabs and devices: whoever asks first is told. It waits for what is being told, and what
 * failed is asked for again later.
 */
export async function tellEarned(userId: string): Promise<void> {
  await whenToastsAreGone();
  const earned = await takeCelebrations(userId).catch(() => []);
  if (earned.length === 0) return;
  toast({ ...earnedWords(earned), tone: "honor", duration: READING_MS });
}

/** However many there are, they are one message. */
export function earnedWords(earned: Celebrations): { title: string; description: string } {
  const points = earned.reduce((sum, each) => sum + each.points, 0);
  const titles = earned.map(({ title }) => title);
  const names = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more`] : titles;
  return {
    title: titles.length === 1 ? "Achievement earned" : `${titles.length} achievements earned`,
    description:
      points > 0 ? `${names.join(", ")}: +${formatNumber(points)} points.` : names.join(", "),
  };
}
