/** Characters that no XML file may hold, also not as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML; what cannot stand there is shown as U+FFFD. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(ILLEGAL, "\uFFFD")
    .replace(/\r\n?/g, "\n")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
