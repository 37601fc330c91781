/** A shuffled copy. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [copy[i], copy[j]];
    if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
  }
  return copy;
}

export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** Hands out every item before any comes a second time; what does not suit waits for its turn. */
export interface Deck<T> {
  /** Something that suits, or, when nothing does, the next in line. */
  deal(suits?: (item: T) => boolean): T;
  dealOnly(suits: (item: T) => boolean): T | undefined;
}

export function createDeck<T>(items: readonly T[], random: () => number): Deck<T> {
  let cards: T[] = [];
  function dealOnly(suits: (item: T) => boolean): T | undefined {
    if (cards.length === 0) cards = shuffle(items, random);
    const at = cards.findIndex(suits);
    return at < 0 ? shuffle(items, random).find(suits) : cards.splice(at, 1)[0];
  }
  return {
    dealOnly,
    deal(suits = () => true) {
      const card = dealOnly(suits) ?? dealOnly(() => true);
      if (card === undefined) throw new Error("The deck is empty");
      return card;
    },
  };
}

/** One deck for each list of phrases, made when it is first dealt from. */
export function createDecks(random: () => number) {
  const decks = new Map<readonly string[], Deck<string>>();
  return (phrases: readonly string[]): Deck<string> => {
    const known = decks.get(phrases);
    if (known) return known;
    const deck = createDeck(phrases, random);
    decks.set(phrases, deck);
    return deck;
  };
}

export type Decks = ReturnType<typeof createDecks>;
