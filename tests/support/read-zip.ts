import { text } from "node:stream/consumers";
import { fromBuffer } from "yauzl";

/** Name → text of the files in a zip. */
export function readZip(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error);
      opened.on("error", reject);
      opened.on("end", () => resolve(files));
      opened.on("entry", (entry) => {
        opened.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          files.set(entry.fileName, await text(stream));
          opened.readEntry();
        });
      });
      opened.readEntry();
    });
  });
}
