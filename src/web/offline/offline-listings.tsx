import { useEffect, useState } from "react";

interface OfflineListing {
  path: string;
  name: string;
}

/** The listings that the service worker keeps, the latest first. */
export function OfflineListings() {
  const [listings, setListings] = useState<OfflineListing[]>([]);
  useEffect(() => {
    let left = false;
    readKept().then(
      (found) => !left && setListings(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (listings.length === 0) return null;
  return (
    <section aria-label="Kept on this device" className="flex flex-col gap-3">
      <h2 className="font-semibold font-serif text-xl">Kept on this device</h2>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {listings.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className="block py-3 underline underline-offset-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readKept(): Promise<OfflineListing[]> {
  const found = new Map<string, string>();
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!/^\/business\/\d+$/.test(pathname)) continue;
      const html = await (await cache.match(request))?.text();
      const page = new DOMParser().parseFromString(html ?? "", "text/html");
      found.set(pathname, page.querySelector("h1")?.textContent ?? pathname);
    }
  }
  return [...found].map(([path, name]) => ({ path, name })).toReversed();
}
