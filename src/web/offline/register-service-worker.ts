/** After the page has loaded, so that nothing of it waits. Without workers the site is as before. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register("/sw.js").then(keepThisListing, () => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** The page that brings the worker was loaded without it. */
async function keepThisListing(): Promise<void> {
  const id = /^\/business\/(\d{1,9})$/.exec(window.location.pathname)?.[1];
  if (id && !navigator.serviceWorker.controller) await keepForOffline([Number(id)]);
}

/** Has these listings ready for a place without signal. */
export async function keepForOffline(businessIds: readonly number[]): Promise<void> {
  if (!("serviceWorker" in navigator) || businessIds.length === 0) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep-listings", ids: businessIds });
}
