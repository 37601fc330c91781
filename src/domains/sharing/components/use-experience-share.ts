import { useEffect, useRef, useState } from "react";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import { submitExperience } from "../client.ts";
import type { SharePlatform } from "../limits-contract.ts";
import {
  buildCaption,
  buildTwitterText,
  type ExperienceDraft,
  facebookLink,
  type SharedItem,
  sharePath,
  twitterLink,
} from "../rules.ts";
import { copyCaption, copyText, openPopup, openShareSheet } from "./hand-over.ts";
import type { Photo } from "./photo-drop.tsx";

export interface ExperienceShare {
  place: SharedItem | undefined;
  draft: ExperienceDraft;
  photos: readonly Photo[];
  /** The name to publish it under on the page of the place; null when it is not wanted there. */
  publishAs: string | null;
  readTrap: () => SpamTrap;
  onShare: (platform: SharePlatform) => void;
  onDone: () => void;
}

/** Each way out of the dialog. Success is told after it has happened, never before. */
export function useExperienceShare(share: ExperienceShare) {
  const { place, draft, photos, onShare } = share;
  const [problem, setProblem] = useState<string>();
  /** A second try after a failed upload does not open the sheet again. */
  const handedOver = useRef<"system" | "copy">(undefined);
  /** While photos are on their way, others may come and words may change. */
  const latest = useRef(share);
  latest.current = share;
  const uploaded = useRef(new Map<File, string>());
  const attachments = useAttachments({ send: shareAll });
  const isPublishing = share.publishAs !== null;
  useEffect(() => {
    if (!isPublishing) attachments.queue.clear();
  }, [isPublishing, attachments.queue]);
  const url = () => new URL(place ? sharePath(place) : "/", window.location.origin).href;
  const caption = buildCaption(draft, draft.hashtags);

  const open = (platform: SharePlatform, link: () => string) => {
    if (hasPhotos(photos) && openPopup(link())) onShare(platform);
  };

  async function handOver(): Promise<"system" | "copy" | null> {
    if (handedOver.current) return handedOver.current;
    const text = `${caption}\n\n${url()}`;
    const outcome = await openShareSheet({ text, files: photos.map(({ file }) => file) });
    if (outcome === "cancelled") return null;
    if (outcome === "unavailable" && !(await copyText(text))) return null;
    handedOver.current = outcome === "shared" ? "system" : "copy";
    onShare(handedOver.current);
    return handedOver.current;
  }

  /** Photos leave the device only for the page of the place. False when one of them did not arrive. */
  async function upload(): Promise<boolean> {
    for (;;) {
      const missing = latest.current.photos.filter(({ file }) => !uploaded.current.has(file));
      if (missing.length === 0) return true;
      attachments.queue.add(
        "photos",
        missing.map(({ file }) => ({
          file,
          kind: "image",
          onArrived: (address) => uploaded.current.set(file, address),
        })),
      );
      if (!(await attachments.whenArrived())) return false;
    }
  }

  async function publish(item: SharedItem, authorName: string): Promise<void> {
    const { location: _, activity, mood, weather, hashtags, ...said } = latest.current.draft;
    await submitExperience(item, {
      ...said,
      authorName,
      activity: activity || null,
      mood: mood || null,
      weather: weather || null,
      hashtags: [...hashtags],
      images: latest.current.photos.flatMap(({ file }) => uploaded.current.get(file) ?? []),
      ...share.readTrap(),
    });
  }

  async function shareAll(): Promise<void> {
    if (!hasPhotos(photos)) return;
    setProblem(undefined);
    try {
      const way = await handOver();
      if (!way) return;
      if (place && share.publishAs !== null) {
        if (!(await upload())) return;
        await publish(place, share.publishAs);
      }
      handedOver.current = undefined;
      if (way === "copy" && share.publishAs === null) tellCopied();
      else {
        tellShared();
        share.onDone();
      }
    } catch (error) {
      const reason = reasonOf(error, "Please try again.");
      setProblem(`It did not reach the page of ${place?.name}. ${reason}`);
    }
  }

  return {
    caption,
    attachments,
    problem,
    viaFacebook: () => open("facebook", () => facebookLink(url(), caption)),
    viaTwitter: () => open("twitter", () => twitterLink(url(), buildTwitterText(draft))),
    /** True when the caption is on the clipboard. */
    viaInstagram: async (): Promise<boolean> => {
      if (!hasPhotos(photos) || !(await copyCaption(caption))) return false;
      onShare("instagram");
      return true;
    },
  };
}

function hasPhotos(photos: readonly Photo[]): boolean {
  if (photos.length > 0) return true;
  toast({
    title: "Add photos",
    description: "Please add at least one photo to share your experience.",
    tone: "danger",
  });
  return false;
}

const tellShared = () =>
  toast({
    title: "Experience shared!",
    description: "Your marine experience has been shared successfully.",
    tone: "ok",
  });

const tellCopied = () =>
  toast({
    title: "Content copied!",
    description: "Paste it wherever you want to share it.",
    tone: "ok",
  });
