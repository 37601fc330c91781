import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZipEntry {
  name: string;
  /** Asked when the entries before it are written. */
  content: () => AsyncIterable<string> | Iterable<string>;
}

/** A zip that is written while it is read; whoever stops reading stops what is being written. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let writing: Readable | undefined;
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, {}, (give) => {
      if (output.destroyed) return;
      writing = Readable.from(content(), { objectMode: false });
      writing.on("error", (error) => output.destroy(error));
      give(null, writing);
    });
  }
  zip.on("error", (error) => output.destroy(error as Error));
  output.on("close", () => writing?.destroy());
  zip.end();
  return output;
}
