import { type Encoding, packQuickly, packSmall } from "../../http/pack.ts";

/** One page in one encoding, ready for the socket. */
export interface Parcel {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** The headers that go with 304. */
  unchangedHeaders: string[];
  etag: string;
  body: Buffer;
}

/** A promise until the page is packed in this encoding. */
export type Parcels = (encoding: Encoding) => Parcel | Promise<Parcel>;

/**
 * Most pages are asked for once, so the first who asks gets one that is packed quickly. When somebody
 * asks again, it is packed small for all who follow.
 */
export function createParcels(html: Buffer, headersIn: (encoding: Encoding) => Headers): Parcels {
  const parcels = new Map<Encoding, Parcel | Promise<Parcel>>();
  const askedAgain = new Set<Encoding>();

  async function pack(encoding: Encoding, packer: typeof packSmall): Promise<Parcel> {
    const parcel = wrap(await packer(html, encoding), encoding, headersIn(encoding));
    parcels.set(encoding, parcel);
    return parcel;
  }

  return (encoding) => {
    const known = parcels.get(encoding);
    if (!known) {
      const first = pack(encoding, packQuickly);
      parcels.set(encoding, first);
      first.catch(() => parcels.delete(encoding));
      return first;
    }
    if (encoding !== "identity" && !askedAgain.has(encoding)) {
      askedAgain.add(encoding);
      // When it cannot be done, the first one stays.
      Promise.resolve(known)
        .then(() => pack(encoding, packSmall))
        .catch(() => undefined);
    }
    return known;
  };
}

function wrap(body: Buffer, encoding: Encoding, headers: Headers): Parcel {
  const unchangedHeaders = flat(headers).filter(
    (_, index, all) => all[index - (index % 2)] !== "content-type",
  );
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return { headers: flat(headers), unchangedHeaders, etag: headers.get("ETag") ?? "", body };
}

const flat = (headers: Headers): string[] => [...headers].flat();
