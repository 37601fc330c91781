import { MenuItem } from "#src/design/primitives/menu.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { SharePlatform } from "../limits-contract.ts";
import {
  facebookLink,
  hashtagLine,
  type SharedItem,
  shareHashtags,
  sharePath,
  shareSentence,
  twitterLink,
} from "../rules.ts";
import type { Story } from "./draw-story.ts";
import {
  copyCaption,
  copyText,
  openPopup,
  openShareSheet,
  prefersShareSheet,
} from "./hand-over.ts";

interface ShareItemsProps {
  item: SharedItem;
  onShare?: (platform: SharePlatform) => void;
  onCopied: () => void;
  onStory: (story: Story) => void;
}

/** The ways that lead out of the share control. */
export function ShareItems({ item, onShare, onCopied, onStory }: ShareItemsProps) {
  const path = sharePath(item);
  const url = new URL(path, window.location.origin).href;
  const sentence = shareSentence(item);
  const tags = hashtagLine(shareHashtags(item.category));

  const open = (platform: SharePlatform, link: string) => {
    if (openPopup(link)) onShare?.(platform);
  };
  const copyLink = async () => {
    if (!(await copyText(url))) return;
    onCopied();
    toast({ title: "Link copied!", description: "Share link copied to clipboard.", tone: "ok" });
    onShare?.("copy");
  };
  const shareStory = async () => {
    const { place, rating, picture } = item;
    onStory({ title: item.name, place, rating, picture, path });
    if (await copyCaption(`${sentence}\n${url}\n\n${tags}`)) onShare?.("instagram");
  };
  const shareBySystem = async () => {
    const outcome = await openShareSheet({ title: item.name, text: sentence, url });
    if (outcome === "shared") onShare?.("system");
    else if (outcome === "unavailable") await copyLink();
  };

  return (
    <>
      <MenuItem onSelect={() => open("facebook", facebookLink(url, sentence))}>Facebook</MenuItem>
      <MenuItem onSelect={() => open("twitter", twitterLink(url, `${sentence} ${tags}`))}>
        Twitter
      </MenuItem>
      <MenuItem onSelect={shareStory}>Instagram</MenuItem>
      <MenuItem onSelect={copyLink}>Copy Link</MenuItem>
      {prefersShareSheet() ? <MenuItem onSelect={shareBySystem}>More ways…</MenuItem> : null}
    </>
  );
}
