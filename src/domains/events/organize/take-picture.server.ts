import { takeImages } from "#src/domains/media/take-images.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewEvent } from "./contract.ts";
import { leavesOut } from "./limits-contract.ts";
import type { Organizing } from "./organizing.server.ts";

interface GivenPicture extends Pick<NewEvent, "imageFile" | "imageUrl" | "leaveOut"> {
  /** The one that it has. */
  before?: string | null;
}

/** The address of the event's picture: out of the form, uploaded before, the one that it has, or none. */
export async function takePicture(
  services: Services,
  { viewer, senderKey }: Organizing,
  { imageFile, imageUrl, leaveOut, before }: GivenPicture,
): Promise<string | null> {
  const given = imageFile || (leavesOut(leaveOut, "picture") ? null : imageUrl);
  if (!given) return null;
  if (given === before) return given;
  try {
    const uploader = { userId: viewer.id, senderKey };
    const [address = null] = await takeImages(services, uploader, [given]);
    return address;
  } catch (error) {
    if (!(error instanceof AppError && error.fields)) throw error;
    const { kind, message, code } = error;
    throw new AppError(kind, message, { code, fields: { imageFile: message }, cause: error });
  }
}
