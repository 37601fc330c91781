/**
 * Only the document of the checkout admits Stripe's script. Whoever came by a link within the site still
 * has the document of the page before, with its policy.
 */
export function hasOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded?.name || new URL(loaded.name).pathname === window.location.pathname;
}
