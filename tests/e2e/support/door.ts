import { writeFile } from "node:fs/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import { encode } from "uqr";
import { newEmail, OWN_PAGES } from "./accounts.ts";
import { eventMail } from "./events.ts";

interface Guest {
  code: string;
  /** The ticket as it was mailed. */
  picture: Buffer;
}

/** Somebody registers, and holds the ticket from the mail. */
export async function holdTicket(
  request: APIRequestContext,
  eventId: number,
  { userName, attendeeCount = 1 }: { userName: string; attendeeCount?: number },
): Promise<Guest> {
  const userEmail = newEmail(userName.split(" ")[0]?.toLowerCase() ?? "guest");
  const data = { userName, userEmail, attendeeCount };
  const answer = await request.post(`/api/events/${eventId}/register`, {
    data,
    headers: OWN_PAGES,
  });
  expect(answer, await answer.text()).toBeOK();
  const mail = await eventMail(userEmail, /^You are registered/);
  const code = /\d+-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(mail.text ?? "")?.[0] ?? "";
  const png = mail.attachments.find(({ mimeType }) => mimeType === "image/png");
  return { code, picture: Buffer.from(png?.content as ArrayBuffer) };
}

const WIDTH = 640;
const HEIGHT = 480;

/** A film in which nothing is seen but the code, for a camera that is none. */
export async function filmCode(text: string, file: string): Promise<void> {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const cell = Math.floor(HEIGHT / size);
  const left = Math.floor((WIDTH - size * cell) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < size * cell; y += 1)
    for (let x = 0; x < size * cell; x += 1)
      if (data[Math.floor(y / cell)]?.[Math.floor(x / cell)]) light[y * WIDTH + left + x] = 16;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array(10).fill(frame)]));
}
