import { MAX_BYTES, type MediaKind } from "../limits-contract.ts";

export interface SortedFiles {
  accepted: { file: File; kind: MediaKind }[];
  foreign: File[];
  tooLarge: { file: File; kind: MediaKind }[];
}

/** By the names that the browser gives to types; the server looks at the bytes. */
function kindOf(file: File, kinds: readonly MediaKind[]): MediaKind | null {
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type);
  if (isPicture && kinds.includes("image")) return "image";
  if (/^video\//.test(file.type) && kinds.includes("video")) return "video";
  const isDocument = isPicture || file.type === "application/pdf";
  return isDocument && kinds.includes("document") ? "document" : null;
}

export function sortFiles(files: Iterable<File>, kinds: readonly MediaKind[]): SortedFiles {
  const sorted: SortedFiles = { accepted: [], foreign: [], tooLarge: [] };
  for (const file of files) {
    const kind = kindOf(file, kinds);
    if (!kind) sorted.foreign.push(file);
    else if (file.size >= MAX_BYTES[kind]) sorted.tooLarge.push({ file, kind });
    else sorted.accepted.push({ file, kind });
  }
  return sorted;
}
