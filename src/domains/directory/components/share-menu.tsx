import { Share2 } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Menu, MenuItem } from "#src/design/primitives/menu.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";

export type SharePlatform = "facebook" | "twitter" | "copy";

interface ShareMenuProps {
  name: string;
  /** Under our own address: "/business/12". */
  path: string;
  /** After the share went its way. */
  onShare?: (platform: SharePlatform) => void;
}

const POPUP = "popup,width=600,height=400";

export function facebookLink(url: string, quote: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote })}`;
}

export function twitterLink(url: string, text: string): string {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

export function ShareMenu({ name, path, onShare }: ShareMenuProps) {
  const url = () => new URL(path, window.location.origin).href;
  const text = `${name} on Landfall`;
  const open = (platform: SharePlatform, link: string) => {
    window.open(link, "share", POPUP);
    onShare?.(platform);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url());
      toast({ title: "Link copied!", description: "Share link copied to clipboard.", tone: "ok" });
      onShare?.("copy");
    } catch {
      toast({
        title: "Failed to copy",
        description: "Please manually copy the link.",
        tone: "danger",
      });
    }
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="secondary">
          <Share2 aria-hidden /> Share
        </Button>
      }
    >
      <MenuItem onSelect={() => open("facebook", facebookLink(url(), text))}>Facebook</MenuItem>
      <MenuItem onSelect={() => open("twitter", twitterLink(url(), text))}>Twitter</MenuItem>
      <MenuItem onSelect={copy}>Copy Link</MenuItem>
    </Menu>
  );
}
