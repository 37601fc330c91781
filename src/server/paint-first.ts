/**
 * A page is readable before its scripts run. Browsers load modules that are named in the head as
 * eagerly as styles; with a low priority, styles, fonts and the first picture go first.
 */
export function paintFirst(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
