import { Check, Share2 } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Menu } from "#src/design/primitives/menu.tsx";
import { COPIED_MILLISECONDS, type SharePlatform } from "../limits-contract.ts";
import type { SharedItem } from "../rules.ts";
import type { Story } from "./draw-story.ts";

/** Most people never open it: what it offers is loaded for those who do. */
const loadItems = () => import("./share-items.tsx");
const ShareItems = lazyPart(async () => ({ default: (await loadItems()).ShareItems }));
const preload = () => void loadItems().catch(() => undefined);
const StoryDialog = lazyPart(async () => ({
  default: (await import("./story-dialog.tsx")).StoryDialog,
}));

interface ShareMenuProps {
  item: SharedItem;
  /** After the share went its way. */
  onShare?: (platform: SharePlatform) => void;
}

export function ShareMenu({ item, onShare }: ShareMenuProps) {
  const [isCopied, setCopied] = useCopied();
  const [story, setStory] = useState<Story | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what people use; this only loads ahead. */}
      <span onPointerEnter={preload} onFocus={preload}>
        <Menu
          align="end"
          trigger={
            <Button variant="secondary">
              {isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
              {isCopied ? "Copied!" : "Share"}
            </Button>
          }
        >
          <Suspense>
            <ShareItems
              item={item}
              onShare={onShare}
              onCopied={() => setCopied(true)}
              onStory={setStory}
            />
          </Suspense>
        </Menu>
      </span>
      {story ? (
        <Suspense>
          <StoryDialog story={story} onClose={() => setStory(null)} />
        </Suspense>
      ) : null}
    </>
  );
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
