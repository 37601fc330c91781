import type { Word } from "./words.ts";

type Kind = Word["kind"];

/** Goes through words one by one, and back where a reading does not fit. */
export class WordReader {
  readonly #words: readonly Word[];
  #at = 0;

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#words.length;
  }

  /** Whether the coming words are of these kinds. */
  sees(...kinds: Kind[]): boolean {
    return kinds.every((kind, i) => this.#words[this.#at + i]?.kind === kind);
  }

  take<K extends Kind>(kind: K): (Word & { kind: K }) | null {
    const word = this.#words[this.#at];
    if (word?.kind !== kind) return null;
    this.#at += 1;
    return word as Word & { kind: K };
  }

  /** Passes over words of these kinds, and says whether there were any. */
  skip(...kinds: Kind[]): boolean {
    const start = this.#at;
    while (kinds.some((kind) => this.sees(kind))) this.#at += 1;
    return this.#at > start;
  }

  /** What cannot be read stays unread. */
  attempt<T>(read: (words: this) => T | null): T | null {
    const start = this.#at;
    const result = read(this);
    if (result === null) this.#at = start;
    return result;
  }

  /** "a, b and c": one at least. */
  list<T>(read: (words: this) => T | null): T[] {
    const first = this.attempt(read);
    if (first === null) return [];
    const items = [first];
    for (;;) {
      const next = this.attempt(() => (this.skip("comma", "and") ? read(this) : null));
      if (next === null) return items;
      items.push(next);
    }
  }
}
