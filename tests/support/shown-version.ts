import type { BrowserLike } from "./browser-like.ts";

/** What a page sends with a decision: the version of what it shows. Nothing there has none. */
export async function shownAt<Version extends string | number = string>(
  admin: BrowserLike,
  path: string,
): Promise<{ version: Version }> {
  const { body } = await admin.get(path);
  return { version: (body as { version?: Version }).version ?? ("none" as Version) };
}
