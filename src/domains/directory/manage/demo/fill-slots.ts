export type Slots = Record<string, string>;

const SLOT = /\{([a-zA-Z0-9]+)\}/g;

/**
 * A slot may hold a phrase with slots of its own; a sentence starts with a capital
 * letter, and a name that ends in a full stop ends the sentence too.
 */
export function fillSlots(template: string, slots: Slots): string {
  let text = template;
  for (let depth = 0; depth < 3 && text.includes("{"); depth += 1) {
    text = text.replace(SLOT, (_whole, key: string) => {
      const value = slots[key];
      if (value === undefined) throw new Error(`No words for {${key}} in "${template}"`);
      return value;
    });
  }
  return capitalize(text.replaceAll("..", "."));
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
