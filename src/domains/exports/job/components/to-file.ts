import type { ExportFile } from "../contract.ts";

/** The answer of an export as a file of the browser. */
export function toFile({ content, mimeType, filename, encoding }: ExportFile): File {
  const body =
    encoding === "base64"
      ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      : content;
  return new File([body], filename, { type: mimeType });
}
