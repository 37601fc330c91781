/** The link whose path is the longest whole-segment prefix of `pathname`; "/" only on "/" itself. */
export function currentSection(pathname: string, hrefs: readonly string[]): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  let best: string | null = null;
  for (const href of hrefs) {
    const matches = path === href || (href !== "/" && path.startsWith(`${href}/`));
    if (matches && href.length > (best?.length ?? 0)) best = href;
  }
  return best;
}
