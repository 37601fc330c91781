/** Videos small enough to write by hand, with a place in their metadata as cameras leave it. */
export const PLACE = "+38.9784-076.4922/";

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, "latin1"), body]);
};
const UNIT_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const TIMESCALE = 1000;

interface Mp4Options {
  seconds?: number;
  /** Of the pictures, which nobody can play. */
  payloadBytes?: number;
  brand?: string;
  /** A track of an action camera's sensors: each sample names the place. */
  sensor?: SensorTrack;
  /** So many tracks like it. */
  sensorTracks?: number;
  /** Behind the movie. */
  trailer?: Buffer;
  /** What stands in these boxes besides what playing needs. */
  also?: Partial<Record<"moov" | "trak" | "edts" | "mdia" | "minf" | "stbl" | "format", Buffer>>;
}

interface SensorTrack {
  /** How many samples each chunk holds. */
  chunks: number[];
  offsets: "stco" | "co64";
  /** Added to what the table says, as someone would who means harm. */
  lie?: number;
  /** What the track says it is, and how its samples are written. */
  handler?: string;
  format?: string;
  /** How many samples the tables claim to hold, and how long each is, instead of the truth. */
  claim?: { samples: number; bytes: number };
}

function buildSensor(
  { chunks, offsets, lie = 0, handler = "meta", format = "gpmd", claim }: SensorTrack,
  start: number,
) {
  const count = chunks.reduce((sum, samples) => sum + samples, 0);
  const starts = chunks.map((_, index) => {
    const before = chunks.slice(0, index).reduce((sum, samples) => sum + samples, 0);
    return start + before * PLACE.length + lie;
  });
  const runs = chunks.flatMap((samples, index) => [index + 1, claim?.samples ?? samples, 1]);
  const sizes = claim
    ? u32(0, claim.bytes, claim.samples)
    : u32(0, 0, count, ...Array<number>(count).fill(PLACE.length));
  const stbl = box(
    "stbl",
    box("stsd", u32(0, 1), box(format, Buffer.alloc(6), u16(1))),
    box("stts", u32(0, 1, count, 1000)),
    box("stsc", u32(0, chunks.length), u32(...runs)),
    box("stsz", sizes),
    offsets === "stco"
      ? box("stco", u32(0, chunks.length, ...starts))
      : box("co64", u32(0, chunks.length), u32(...starts.flatMap((at) => [0, at]))),
  );
  const mdia = box(
    "mdia",
    box("mdhd", u32(0, 0, 0, TIMESCALE, 1000), u16(0x55c4), u16(0)),
    box("hdlr", u32(0, 0), Buffer.from(handler), Buffer.alloc(13)),
    box("minf", stbl),
  );
  return { samples: Buffer.from(PLACE.repeat(count)), trak: box("trak", mdia) };
}

export function buildMp4({
  seconds = 12,
  payloadBytes = 64,
  brand = "isom",
  sensor,
  sensorTracks = 1,
  trailer = Buffer.alloc(0),
  also = {},
}: Mp4Options = {}): Buffer {
  const none = Buffer.alloc(0);
  const duration = seconds * TIMESCALE;
  const ftyp = box(
    "ftyp",
    Buffer.from(brand.padEnd(4), "latin1"),
    u32(0x200),
    Buffer.from(brand.padEnd(4), "latin1"),
  );
  const track = sensor && buildSensor(sensor, ftyp.length + 8 + payloadBytes);
  const mdat = box("mdat", Buffer.alloc(payloadBytes, 0x21), track?.samples ?? Buffer.alloc(0));
  const sampleEntry = box(
    "avc1",
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(640),
    u16(360),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24),
    u16(0xffff),
    box("avcC", Buffer.from("0142c01effe1000467420c1e01000268ce", "hex")),
    also.format ?? none,
  );
  const stbl = box(
    "stbl",
    box("stsd", u32(0, 1), sampleEntry),
    box("stts", u32(0, 1, 1, duration)),
    box("stsc", u32(0, 1, 1, 1, 1)),
    box("stsz", u32(0, 0, 1, payloadBytes)),
    box("stco", u32(0, 1, ftyp.length + 8)),
    also.stbl ?? none,
  );
  const dinf = box("dinf", box("dref", u32(0, 1), box("url ", u32(1))));
  const mdia = box(
    "mdia",
    box("mdhd", u32(0, 0, 0, TIMESCALE, duration), u16(0x55c4), u16(0)),
    box("hdlr", u32(0, 0), Buffer.from("vide"), Buffer.alloc(25)),
    box("minf", box("vmhd", u32(1, 0, 0)), dinf, stbl, also.minf ?? none),
    also.mdia ?? none,
  );
  const tkhd = box(
    "tkhd",
    u32(7, 0, 0, 1, 0, duration, 0, 0, 0, 0),
    UNIT_MATRIX,
    u32(640 << 16, 360 << 16),
  );
  const mvhd = box(
    "mvhd",
    u32(0, 0, 0, TIMESCALE, duration, 0x10000),
    u16(0x100),
    Buffer.alloc(10),
    UNIT_MATRIX,
    Buffer.alloc(24),
    u32(2),
  );
  const xyz = box("\u00a9xyz", u16(PLACE.length), u16(0x15c7), Buffer.from(PLACE));
  const edts = box("edts", box("elst", u32(0, 1, duration, 0, 0x10000)), also.edts ?? none);
  const traks = [
    box("trak", tkhd, edts, mdia, also.trak ?? none),
    ...Array<Buffer>(track ? sensorTracks : 0).fill(track?.trak ?? Buffer.alloc(0)),
  ];
  const moov = box("moov", mvhd, ...traks, box("udta", xyz), also.moov ?? none);
  return Buffer.concat([ftyp, mdat, moov, trailer]);
}

const vint = (length: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return bytes;
};
export const element = (id: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, "hex"), vint(body.length), body]);
};
export const uint = (id: string, value: number) => element(id, u32(value));
export const text = (id: string, value: string) => element(id, Buffer.from(value));

const UNKNOWN_LENGTH = Buffer.from("01ffffffffffffff", "hex");

interface WebmOptions {
  seconds?: number;
  /** As a browser records it: neither the segment nor its cluster knows its length; Tags come last. */
  isLive?: boolean;
  /** Instead of Tags that name the place. */
  tags?: Buffer;
  /** What stands in these elements besides what playing needs. */
  also?: { header?: Buffer; info?: Buffer; track?: Buffer; tracks?: Buffer; cluster?: Buffer };
}

export function buildWebm({
  seconds = 12,
  isLive = false,
  tags,
  also = {},
}: WebmOptions = {}): Buffer {
  const none = Buffer.alloc(0);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const header = element(
    "1a45dfa3",
    uint("4286", 1),
    uint("42f7", 1),
    uint("42f2", 4),
    uint("42f3", 8),
    text("4282", "webm"),
    uint("4287", 4),
    uint("4285", 2),
    also.header ?? none,
  );
  const info = element(
    "1549a966",
    uint("2ad7b1", 1_000_000),
    element("4489", duration),
    text("4d80", "hand"),
    text("5741", "hand"),
    also.info ?? none,
  );
  const picture = element("e0", uint("b0", 640), uint("ba", 360));
  const track = element(
    "ae",
    uint("d7", 1),
    uint("73c5", 1),
    uint("83", 1),
    text("86", "V_VP8"),
    picture,
    also.track ?? none,
  );
  const place = element("67c8", text("45a3", "LOCATION"), text("4487", PLACE));
  const named = tags ?? element("1254c367", element("7373", element("63c0"), place));
  const block = element("a3", Buffer.from([0x81, 0, 0, 0x80]), Buffer.alloc(32, 0x21));
  const tracks = element("1654ae6b", track, also.tracks ?? none);
  const inCluster = Buffer.concat([uint("e7", 0), also.cluster ?? none, block]);
  if (isLive) {
    const segment = Buffer.concat([Buffer.from("18538067", "hex"), UNKNOWN_LENGTH, info, tracks]);
    const cluster = Buffer.concat([Buffer.from("1f43b675", "hex"), UNKNOWN_LENGTH, inCluster]);
    return Buffer.concat([header, segment, cluster, named]);
  }
  const cluster = element("1f43b675", inCluster);
  return Buffer.concat([header, element("18538067", info, tracks, named, cluster)]);
}
