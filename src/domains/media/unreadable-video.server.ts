import { AppError } from "#src/shared/errors.ts";

export const unreadableVideo = (cause?: unknown) =>
  new AppError(
    "unsupported_media",
    "This file is not a video that can be played. Please use MP4, MOV or WebM.",
    { code: "unreadable_video", cause },
  );
