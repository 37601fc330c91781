import { z } from "zod";
import { IMAGE_ADDRESS, MEDIA_KINDS } from "./limits-contract.ts";

export const VideoPath = z
  .string()
  .regex(/^\/media\/[a-z0-9]{24}\.(?:mp4|webm|mov)$/, "This is not an uploaded video.");
export const DocumentPath = z
  .string("This is not an uploaded document.")
  .regex(/^\/media\/private\/[a-z0-9]{24}$/, "This is not an uploaded document.");

const IMAGE_DATA = /^data:image\/(?:jpeg|png|webp|gif|avif);base64,/;

/** Create calls take pictures as data URLs, and those that were uploaded before. */
export const GivenImage = z
  .string()
  .refine(
    (text) => IMAGE_ADDRESS.test(text) || IMAGE_DATA.test(text),
    "Please upload a picture: addresses of other sites are not taken.",
  );

export const MediaKind = z.enum(MEDIA_KINDS);

export const UploadedMedia = z.object({
  address: z.string(),
  kind: MediaKind,
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.number().nullable(),
  /** A tiny picture as a data URL, to show at once. */
  placeholder: z.string().nullable(),
});
export type UploadedMedia = z.infer<typeof UploadedMedia>;
