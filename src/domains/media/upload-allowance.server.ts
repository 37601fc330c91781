import { and, eq, sql } from "drizzle-orm";
import { uploadDays } from "#src/db/schema/media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { DAILY_BYTES } from "./limits-contract.ts";

export interface Uploader {
  userId: string | null;
  senderKey: string;
}

export interface UploadAllowance {
  /** Before these bytes are kept; refused when the day's allowance is used up. */
  admit(bytes: number): Promise<void>;
  /** Gives back what was set aside and not sent. */
  settle(): Promise<void>;
}

/** Set aside at once, so that a file costs a few statements. */
const SLICE_BYTES = 4 * 1024 * 1024;
const DAY_MS = 86_400_000;

export const personOf = ({ userId, senderKey }: Uploader): string =>
  userId ? `account:${userId}` : `address:${senderKey}`;

/**
 * Counted in the database while the bytes arrive, whatever length was announced, so that uploads at
 * once and in several processes share one allowance. Refused files count too: they were sent.
 */
export function openAllowance(
  { db }: Pick<Services, "db">,
  uploader: Uploader,
  now = new Date(),
): UploadAllowance {
  const person = personOf(uploader);
  const day = now.toISOString().slice(0, 10);
  const limit = uploader.userId ? DAILY_BYTES.member : DAILY_BYTES.visitor;
  let setAside = 0;
  let sent = 0;

  async function setMoreAside(): Promise<void> {
    const { rowCount } = await db
      .insert(uploadDays)
      .values({ person, day, bytes: SLICE_BYTES })
      .onConflictDoUpdate({
        target: [uploadDays.person, uploadDays.day],
        set: { bytes: sql`${uploadDays.bytes} + ${SLICE_BYTES}` },
        setWhere: sql`${uploadDays.bytes} + ${SLICE_BYTES} <= ${limit}`,
      });
    if (rowCount === 0) throw usedUp(now);
    setAside += SLICE_BYTES;
  }

  return {
    async admit(bytes) {
      while (sent + bytes > setAside) await setMoreAside();
      sent += bytes;
    },
    async settle() {
      if (setAside === sent) return;
      await db
        .update(uploadDays)
        .set({ bytes: sql`${uploadDays.bytes} - ${setAside - sent}` })
        .where(and(eq(uploadDays.person, person), eq(uploadDays.day, day)));
    },
  };
}

function usedUp(now: Date): AppError {
  const message = "You have sent as many files as one person can in a day. Please go on tomorrow.";
  const untilMidnight = DAY_MS - (now.getTime() % DAY_MS);
  return new AppError("rate_limited", message, {
    code: "daily_uploads_used_up",
    retryAfterSeconds: Math.ceil(untilMidnight / 1000),
  });
}
