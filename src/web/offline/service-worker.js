/*
 * Keeps the frame of the site, the listings that were seen and the page of an event's door, for a boat or
 * a dock without signal. The server
 * puts VERSION and SHELL in front of this text. Only answers that are the same for everyone are kept:
 * pages are fetched for it without cookies, calls of the API and everything that writes pass by.
 */
/* global VERSION, SHELL */

const CACHE = `landfall-${VERSION}`;
const OFFLINE_PAGE = "/offline";
/** The same for everybody until a device fills it with what it keeps itself. */
const DOOR_PAGE = "/event-door";
const LISTINGS_MAX = 60;
const PICTURES_MAX = 200;

const LISTING = /^\/business\/\d{1,9}$/;
const LISTING_DATA = /^\/business\/\d{1,9}\.data$/;
const FOR_GOOD = /^\/assets\//;
/** Neither what is private nor films, which players ask for in parts. */
const PICTURE = /^\/(?:art|icons|media\/avatars)\/|^\/media\/[a-z0-9]{24}-/;
const FILE = /^\/(?:logo|favicon)\.svg$|^\/(?:coast|names)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "keep-listings") event.waitUntil(keepListings(event.data.ids));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, url));
  else if (LISTING_DATA.test(url.pathname)) event.respondWith(openData(event, url));
  else if (FOR_GOOD.test(url.pathname)) event.respondWith(keptFirst(event));
  else if (PICTURE.test(url.pathname) || FILE.test(url.pathname)) {
    event.respondWith(keptFirst(event));
  }
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" })));
  for (const path of [OFFLINE_PAGE, DOOR_PAGE]) {
    const page = await fetchForAll(path);
    if (page) await cache.put(path, page);
  }
  await self.skipWaiting();
}

/** Listings kept under an older version name files that are gone: they are fetched anew. */
async function activate() {
  await self.clients.claim();
  const older = (await caches.keys()).filter(
    (name) => name.startsWith("landfall-") && name !== CACHE,
  );
  const cache = await caches.open(CACHE);
  for (const name of older) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      if (LISTING.test(pathname) && !(await keepListing(cache, pathname))) return;
    }
    await caches.delete(name);
  }
}

/** The network decides; what was kept answers only when there is none. */
async function openPage(event, url) {
  try {
    const answer = await fetch(event.request);
    if (LISTING.test(url.pathname)) event.waitUntil(rememberListing(url.pathname, answer.status));
    return answer;
  } catch {
    const kept = await findKept(url.pathname);
    if (kept || url.pathname === OFFLINE_PAGE) return kept ?? Response.error();
    // A page comes to life only under its own address.
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${OFFLINE_PAGE}?from=${from}`, 302);
  }
}

/**
 * What the router fetches when a link is followed within the site. A page that reads itself anew keeps what it
 * shows instead: what was kept lacks what its address asks for, and whoever is signed in.
 */
async function openData(event, url) {
  const path = url.pathname.replace(/\.data$/, "");
  try {
    const answer = await fetch(event.request);
    event.waitUntil(rememberListing(path, answer.status));
    return answer;
  } catch {
    if (pathOf(event.request.referrer) === path) return Response.error();
    return (await findKept(url.pathname)) ?? Response.error();
  }
}

const pathOf = (address) => (URL.canParse(address) ? new URL(address).pathname : null);

async function keptFirst(event) {
  const { request } = event;
  const kept = await findKept(new URL(request.url).pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && !isPrivate(answer))
    event.waitUntil(keepFile(request.url, answer.clone()));
  return answer;
}

async function keepFile(url, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(url, answer);
  await keepNewest(cache, PICTURE, PICTURES_MAX);
}

async function rememberListing(path, status) {
  const cache = await caches.open(CACHE);
  if (status === 404) await forgetListing(cache, path);
  if (status === 200) await keepListing(cache, path);
}

async function keepListings(ids) {
  const cache = await caches.open(CACHE);
  for (const id of ids.slice(0, LISTINGS_MAX)) {
    const path = `/business/${Number(id)}`;
    if (LISTING.test(path)) await keepListing(cache, path);
  }
}

/** The page and its data, as a visitor sees them who is not signed in. */
async function keepListing(cache, path) {
  try {
    const page = await fetchForAll(path);
    const data = page && (await fetchForAll(`${path}.data`));
    await forgetListing(cache, path);
    if (data) await cache.put(`${path}.data`, data);
    if (page) await cache.put(path, page);
    await keepNewest(cache, LISTING, LISTINGS_MAX);
    return true;
  } catch {
    return false;
  }
}

async function forgetListing(cache, path) {
  await cache.delete(path);
  await cache.delete(`${path}.data`);
}

/** Nothing that is kept gives way before the whole answer is there: the signal may go in between. */
async function fetchForAll(path) {
  const answer = await fetch(path, { credentials: "omit", cache: "no-cache" });
  if (answer.status !== 200 || answer.redirected || isPrivate(answer)) return null;
  return new Response(await answer.blob(), answer);
}

const isPrivate = (answer) =>
  /private|no-store/.test(answer.headers.get("Cache-Control") ?? "") ||
  answer.headers.has("Set-Cookie");

/** Entries stand in the order in which they were kept. */
async function keepNewest(cache, kind, most) {
  const urls = (await cache.keys()).map(({ url }) => url);
  const ofKind = urls.filter((url) => kind.test(new URL(url).pathname));
  for (const url of ofKind.slice(0, Math.max(ofKind.length - most, 0))) {
    await forgetListing(cache, url);
  }
}

/** Of this version first, then of one that could not be replaced yet. */
async function findKept(path) {
  const own = await (await caches.open(CACHE)).match(path, { ignoreSearch: true });
  return own ?? (await caches.match(path, { ignoreSearch: true }));
}
