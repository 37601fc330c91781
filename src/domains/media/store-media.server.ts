import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { createTurns } from "#src/platform/turns.server.ts";
import type { UploadedMedia } from "./contract.ts";
import { imageKey, imagePath } from "./image-path.ts";
import { MakeAvif } from "./media-jobs.ts";
import { documentKey, documentPath, videoKey, videoPath } from "./media-keys.server.ts";
import { prepareVideo } from "./prepare-video.server.ts";
import { isPdf } from "./read-document.server.ts";
import { readImage } from "./read-image.server.ts";
import { removeMedia } from "./remove-media.server.ts";
import { personOf, type Uploader } from "./upload-allowance.server.ts";

/** Each takes a core and up to 200 MB while it is read. */
const videoTurns = createTurns({ atOnce: 2, weightMax: 2, waitingMax: 100 });

interface Stored {
  file: string;
  bytes: number;
}

type MediaRow = typeof media.$inferInsert;

const ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz012345";
/** 24 characters of five bits each. */
const newId = (): string =>
  Array.from(randomBytes(24), (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join("");

export async function storeImage(
  services: Services,
  uploader: Uploader,
  { file, isPrivate = false }: { file: string; isPrivate?: boolean },
): Promise<UploadedMedia> {
  const { width, height, placeholder, variants } = await readImage(file, personOf(uploader));
  const id = newId();
  const bytes = variants.reduce((sum, { webp }) => sum + webp.length, 0);
  const widths = variants.map((variant) => variant.width);
  const row = { width, height, placeholder, widths, bytes, isPrivate, contentType: "image/webp" };
  await keep(services, { id, kind: "image", ...row }, uploader, async () => {
    for (const variant of variants) {
      await services.storage.put(imageKey(id, variant.width, "webp"), variant.webp);
    }
  });
  if (!isPrivate) await services.jobs.send(services.db, MakeAvif, { id });
  const address = isPrivate ? documentPath(id) : imagePath({ id, width, height });
  return { address, kind: "image", width, height, seconds: null, placeholder };
}

export async function storeVideo(
  services: Services,
  uploader: Uploader,
  { file, bytes }: Stored,
): Promise<UploadedMedia> {
  const facts = await videoTurns.take(personOf(uploader), 1, () => prepareVideo(file));
  const id = newId();
  await keep(services, { id, kind: "video", bytes, ...facts }, uploader, () =>
    services.storage.putFile(videoKey(id, facts.contentType), file),
  );
  const { width, height, seconds } = facts;
  const address = videoPath(id, facts.contentType);
  return { address, kind: "video", width, height, seconds, placeholder: null };
}

/** Proof of something, for administrators only: a PDF as it is, or a picture like any other. */
export async function storeDocument(
  services: Services,
  uploader: Uploader,
  { file, bytes }: Stored,
): Promise<UploadedMedia> {
  if (!(await isPdf(file))) return storeImage(services, uploader, { file, isPrivate: true });
  const id = newId();
  const row = { bytes, isPrivate: true, contentType: "application/pdf" };
  await keep(services, { id, kind: "document", ...row }, uploader, () =>
    services.storage.putFile(documentKey(id), file),
  );
  const nothing = { width: null, height: null, seconds: null, placeholder: null };
  return { address: documentPath(id), kind: "document", ...nothing };
}

/** The row comes first: whatever is in storage has one, so that a crash leaves nothing unknown. */
async function keep(
  { db, storage }: Services,
  row: MediaRow,
  { userId, senderKey }: Uploader,
  put: () => Promise<void>,
): Promise<void> {
  await db.insert(media).values({ ...row, uploaderId: userId, senderKey });
  try {
    await put();
  } catch (error) {
    // What cannot be removed now is found by the sweep; the reason is what matters to the person.
    await db.transaction((tx) => removeKept(tx, { storage }, row.id)).catch(() => undefined);
    throw error;
  }
}

async function removeKept(tx: Tx, services: Pick<Services, "storage">, id: string) {
  const [kept] = await tx.select().from(media).where(eq(media.id, id));
  if (kept) await removeMedia(tx, services, kept);
}
