import type { Services } from "#src/platform/services.server.ts";
import { takeImages } from "./take-images.server.ts";
import type { Uploader } from "./upload-allowance.server.ts";

interface Pictures {
  given: string[];
  kept: readonly string[];
}

/** What the entry shows already (`kept`) stays, drawings too, whoever uploaded it; everything else is taken as new. */
export async function keepImages(
  services: Services,
  uploader: Uploader,
  { given, kept }: Pictures,
): Promise<string[]> {
  const fresh = given.filter((image) => !kept.includes(image));
  const taken = await takeImages(services, uploader, fresh);
  return given.map((image) => taken[fresh.indexOf(image)] ?? image);
}
