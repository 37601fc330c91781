import monoUrl from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url";
import serifUrl from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import sansUrl from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";

/** The three faces above the fold of every page, as link descriptors for the document's head. */
export const FONT_PRELOADS = [sansUrl, serifUrl, monoUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
