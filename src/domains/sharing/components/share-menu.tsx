import { Check, Share2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Menu, MenuItem } from "#src/design/primitives/menu.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { COPIED_MILLISECONDS, type SharePlatform } from "../limits-contract.ts";
import {
  facebookLink,
  hashtagLine,
  type SharedItem,
  shareHashtags,
  sharePath,
  shareSentence,
  twitterLink,
} from "../rules.ts";
import {
  copyCaption,
  copyText,
  openPopup,
  openShareSheet,
  prefersShareSheet,
} from "./hand-over.ts";

/** Only those who want a story load what draws it. */
const StoryDialog = lazy(() =>
  import("./story-dialog.tsx").then((module) => ({ default: module.StoryDialog })),
);

interface ShareMenuProps {
  item: SharedItem;
  /** After the share went its way. */
  onShare?: (platform: SharePlatform) => void;
}

export function ShareMenu({ item, onShare }: ShareMenuProps) {
  const [isCopied, setCopied] = useCopied();
  const [hasStory, setStory] = useState(false);
  const url = () => new URL(sharePath(item), window.location.origin).href;
  const sentence = shareSentence(item);
  const tags = hashtagLine(shareHashtags(item.category));

  const open = (platform: SharePlatform, link: string) => {
    if (openPopup(link)) onShare?.(platform);
  };
  const copyLink = async () => {
    if (!(await copyText(url()))) return;
    setCopied(true);
    toast({ title: "Link copied!", description: "Share link copied to clipboard.", tone: "ok" });
    onShare?.("copy");
  };
  const shareStory = async () => {
    setStory(true);
    if (await copyCaption(`${sentence}\n${url()}\n\n${tags}`)) onShare?.("instagram");
  };
  const shareBySystem = async () => {
    const outcome = await openShareSheet({ title: item.name, text: sentence, url: url() });
    if (outcome === "shared") onShare?.("system");
    else if (outcome === "unavailable") await copyLink();
  };

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="secondary">
            {isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
            {isCopied ? "Copied!" : "Share"}
          </Button>
        }
      >
        <MenuItem onSelect={() => open("facebook", facebookLink(url(), sentence))}>
          Facebook
        </MenuItem>
        <MenuItem onSelect={() => open("twitter", twitterLink(url(), `${sentence} ${tags}`))}>
          Twitter
        </MenuItem>
        <MenuItem onSelect={shareStory}>Instagram</MenuItem>
        <MenuItem onSelect={copyLink}>Copy Link</MenuItem>
        <SystemItem onSelect={shareBySystem} />
      </Menu>
      {hasStory ? (
        <Suspense>
          <StoryDialog
            story={{ ...item, title: item.name, path: sharePath(item) }}
            onClose={() => setStory(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function SystemItem({ onSelect }: { onSelect: () => void }) {
  return prefersShareSheet() ? <MenuItem onSelect={onSelect}>More ways…</MenuItem> : null;
}

/** Goes back by itself. */
function useCopied() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, setCopied] as const;
}
