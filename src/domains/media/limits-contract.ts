/** Without zod, so that pages can show them without loading a validator. */
export const MEDIA_KINDS = ["image", "video", "document"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const MEGABYTE = 1024 * 1024;

export const MAX_BYTES: Record<MediaKind, number> = {
  image: 10 * MEGABYTE,
  video: 100 * MEGABYTE,
  document: 10 * MEGABYTE,
};

/** The whole body of a call in which pictures may come as data URLs. */
export const IMAGES_BODY_MAX_BYTES = 20 * MEGABYTE;

/** What one person can send in a day, counted by account, or by address when signed out. */
export const DAILY_BYTES = { member: 2048 * MEGABYTE, visitor: 1024 * MEGABYTE };

/**
 * An image's address tells its size, so that a page leaves the right room for it and knows which
 * widths there are: `/media/<id>-1600x1067`, and `/media/<id>-1600x1067/640` for a narrower one.
 */
export const IMAGE_ADDRESS = /^\/media\/([a-z0-9]{24})-(\d{1,4})x(\d{1,5})$/;

export const IMAGE_MAX_PIXELS = 50_000_000;
export const VIDEO_MAX_SECONDS = 600;

/** What a file picker offers. The server looks at the bytes, not at these names. */
export const ACCEPTED_TYPES: Record<MediaKind, string> = {
  image: "image/jpeg,image/png,image/webp",
  video: "video/mp4,video/webm,video/quicktime",
  document: "application/pdf,image/jpeg,image/png,image/webp",
};
