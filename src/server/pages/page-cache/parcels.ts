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

  function pack(encoding: Encoding, body: Promise<Buffer>): Promise<Parcel> {
    const parcel = body.then((packed) => wrap(packed, encoding, headersIn(encoding)));
    parcel.then(
      (ready) => parcels.set(encoding, ready),
      () => parcels.delete(encoding),
    );
    return parcel;
  }

  return (encoding) => {
    const known = parcels.get(encoding);
    if (!known) {
      const first = pack(encoding, packQuickly(html, encoding));
      parcels.set(encoding, first);
      return first;
    }
    if (encoding !== "identity" && !askedAgain.has(encoding)) {
      askedAgain.add(encoding);
      void pack(encoding, packSmall(html, encoding));
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
