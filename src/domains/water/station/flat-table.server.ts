/**
 * One table of a FlatBuffers file, read in place. A field is found by its number through the
 * table's list of offsets; a field that was not written has none.
 */
export class FlatTable {
  readonly #bytes: Buffer;
  readonly #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  static root(bytes: Buffer): FlatTable {
    return new FlatTable(bytes, bytes.readUInt32LE(0));
  }

  text(field: number): string | null {
    const at = this.#follow(field);
    return at === null ? null : readText(this.#bytes, at);
  }

  texts(field: number): string[] {
    return this.structs(field, 4, (bytes, at) => readText(bytes, at + bytes.readUInt32LE(at)));
  }

  /** Numbers that have their default value are not written. */
  byte(field: number): number {
    const at = this.#locate(field);
    return at === null ? 0 : this.#bytes.readUInt8(at);
  }

  integer(field: number): number {
    const at = this.#locate(field);
    return at === null ? 0 : this.#bytes.readInt32LE(at);
  }

  float(field: number): number {
    const at = this.#locate(field);
    return at === null ? 0 : this.#bytes.readFloatLE(at);
  }

  double(field: number): number {
    const at = this.#locate(field);
    return at === null ? 0 : this.#bytes.readDoubleLE(at);
  }

  table(field: number): FlatTable | null {
    const at = this.#follow(field);
    return at === null ? null : new FlatTable(this.#bytes, at);
  }

  tables(field: number): FlatTable[] {
    return this.structs(field, 4, (bytes, at) => new FlatTable(bytes, at + bytes.readUInt32LE(at)));
  }

  /** A vector whose elements lie one after the other, `size` bytes each. */
  structs<T>(field: number, size: number, read: (bytes: Buffer, at: number) => T): T[] {
    const at = this.#follow(field);
    if (at === null) return [];
    const length = this.#bytes.readUInt32LE(at);
    return Array.from({ length }, (_, order) => read(this.#bytes, at + 4 + order * size));
  }

  #locate(field: number): number | null {
    const offsets = this.#at - this.#bytes.readInt32LE(this.#at);
    const entry = 4 + field * 2;
    if (entry >= this.#bytes.readUInt16LE(offsets)) return null;
    const offset = this.#bytes.readUInt16LE(offsets + entry);
    return offset === 0 ? null : this.#at + offset;
  }

  #follow(field: number): number | null {
    const at = this.#locate(field);
    return at === null ? null : at + this.#bytes.readUInt32LE(at);
  }
}

function readText(bytes: Buffer, at: number): string {
  return bytes.toString("utf8", at + 4, at + 4 + bytes.readUInt32LE(at));
}
