import sharp from "sharp";
import { renderSVG } from "uqr";
import { workOnImage } from "#src/platform/image-work.server.ts";

/** Read from a cracked screen at arm's length. */
const DRAWING = { ecc: "M", border: 2, pixelSize: 8 } as const;
const SIDE = 360;

export const drawTicket = (code: string): string => renderSVG(code, DRAWING);

/** For mails, whose readers show no other drawing. */
export const drawTicketPng = (code: string): Promise<Buffer> =>
  workOnImage("tickets", { width: SIDE, height: SIDE, channels: 4, depth: "uchar" }, () =>
    sharp(Buffer.from(drawTicket(code)))
      .resize(SIDE, SIDE, { kernel: "nearest" })
      .png({ palette: true })
      .toBuffer(),
  );
