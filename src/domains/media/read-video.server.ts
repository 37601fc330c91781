import { open } from "node:fs/promises";
import mediaInfoFactory, { type MediaInfo } from "mediainfo.js";
import { AppError } from "#src/shared/errors.ts";
import { VIDEO_MAX_SECONDS } from "./limits-contract.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";

export interface VideoFacts {
  contentType: "video/mp4" | "video/quicktime" | "video/webm";
  seconds: number;
  width: number | null;
  height: number | null;
}

/** Reads the few parts of the file that tell what it is; the file itself stays on disk. */
export async function readVideo(file: string): Promise<VideoFacts> {
  const tracks = await inspect(file).catch((cause: unknown) => {
    throw unreadableVideo(cause);
  });
  const general = tracks.find((track) => track["@type"] === "General");
  const picture = tracks.find((track) => track["@type"] === "Video");
  const contentType = typeOf(general?.Format, general?.Format_Profile);
  const seconds = Number(general?.Duration ?? Number.NaN);
  if (!contentType || !picture || !(seconds > 0)) throw unreadableVideo();
  if (seconds > VIDEO_MAX_SECONDS) {
    const message = `Videos can be at most ${VIDEO_MAX_SECONDS / 60} minutes long.`;
    throw new AppError("too_large", message, { code: "video_too_long" });
  }
  return { contentType, seconds, width: picture.Width ?? null, height: picture.Height ?? null };
}

function typeOf(format?: string, profile?: string): VideoFacts["contentType"] | null {
  if (format === "WebM") return "video/webm";
  if (format !== "MPEG-4") return null;
  return profile === "QuickTime" ? "video/quicktime" : "video/mp4";
}

async function inspect(file: string) {
  const handle = await open(file);
  let reader: MediaInfo<"object"> | undefined;
  try {
    const { size } = await handle.stat();
    reader = await mediaInfoFactory({ format: "object" });
    const result = await reader.analyzeData(size, async (length, offset) => {
      const chunk = Buffer.alloc(length);
      const { bytesRead } = await handle.read(chunk, 0, length, offset);
      return chunk.subarray(0, bytesRead);
    });
    return (result.media?.track ?? []) as InspectedTrack[];
  } finally {
    reader?.close();
    await handle.close();
  }
}

interface InspectedTrack {
  "@type": string;
  Format?: string;
  Format_Profile?: string;
  Duration?: number;
  Width?: number;
  Height?: number;
}
