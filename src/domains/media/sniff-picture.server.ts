import { open } from "node:fs/promises";

const HEAD_BYTES = 1024;
/** A ZIP archive ends with its directory's record and a comment of at most 65,535 bytes. */
const ZIP_RECORD_BYTES = 22;
const TAIL_BYTES = ZIP_RECORD_BYTES + 65_535;
const ZIP_RECORD = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const FOREIGN_HEAD = /%PDF-|<html|<script|<svg|<\?php|<!doctype/i;

/** Of JPEG, PNG, GIF, WebP and the family of AVIF, as figures of their first twelve bytes. */
const SIGNATURES = /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250|.{8}66747970)/;

/**
 * Whether a file begins as a picture and is nothing else besides. One that is also an archive, a page
 * or a program is of no use to an honest visitor: other programs would read it as what it hides.
 * Decoders see only what passed here.
 */
export async function isPlainPicture(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
    await handle.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return isPlain(head, tail);
  } finally {
    await handle.close();
  }
}

/** The same of a file that is in memory. */
export const arePlainPictureBytes = (bytes: Buffer): boolean =>
  isPlain(bytes.subarray(0, HEAD_BYTES), bytes.subarray(-TAIL_BYTES));

const isPlain = (head: Buffer, tail: Buffer): boolean =>
  SIGNATURES.test(head.toString("hex", 0, 12)) &&
  !FOREIGN_HEAD.test(withoutMetadata(head).toString("latin1")) &&
  !endsAsArchive(tail) &&
  !isCutOff(head, tail);

/** Of the segments in which cameras and editors write: EXIF, XMP, colour profiles and what Photoshop adds. */
const METADATA = ["Exif\0", "http://ns.adobe.com/", "ICC_PROFILE\0", "Photoshop 3.0\0"];

/** A JPEG's head without its metadata, which may quote markup and is never kept. */
function withoutMetadata(head: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 2;
  while (at + 4 <= head.length && head[at] === 0xff && head[0] === 0xff) {
    const end = at + 2 + head.readUInt16BE(at + 2);
    const name = head.toString("latin1", at + 4, Math.min(at + 40, head.length));
    if (!METADATA.some((known) => name.startsWith(known))) kept.push(head.subarray(at, end));
    at = end;
    if (head[at + 1] === 0xda) break;
  }
  return Buffer.concat([head.subarray(0, 2), ...kept, head.subarray(at)]);
}

const PNG_START = Buffer.from("89504e47", "hex");
const PNG_END = Buffer.from("49454e44ae426082", "hex");

/** Decoders take a PNG that lacks its last bytes only; of other kinds they see by themselves that something is missing. */
const isCutOff = (head: Buffer, tail: Buffer): boolean =>
  head.subarray(0, PNG_START.length).equals(PNG_START) && !tail.includes(PNG_END);

function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ZIP_RECORD); at >= 0; at = tail.lastIndexOf(ZIP_RECORD, at - 1)) {
    const commentAt = at + ZIP_RECORD_BYTES;
    if (commentAt <= tail.length && tail.readUInt16LE(at + 20) <= tail.length - commentAt) {
      return true;
    }
    if (at === 0) break;
  }
  return false;
}
