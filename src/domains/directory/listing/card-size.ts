const SIZES = ["large", "rows"] as const;
export type CardSize = (typeof SIZES)[number];

const STORAGE_KEY = "landfall-cards";

/** How an address wants the cards of a phone. */
export const cardSizeOf = (value: string | null): CardSize | undefined =>
  SIZES.find((size) => size === value);

/** For every list on this device. A browser that keeps nothing has what the address says. */
export function keepCardSize(size: CardSize): void {
  document.documentElement.dataset.cards = size;
  try {
    localStorage.setItem(STORAGE_KEY, size);
  } catch {
    return;
  }
}

/** Runs in <head> before the first paint, so that chosen cards never jump. */
export const CARD_SIZE_SCRIPT = `try{var s=localStorage.getItem("${STORAGE_KEY}");if(s==="large"||s==="rows")document.documentElement.dataset.cards=s}catch(e){}`;
