import { toast } from "#src/design/primitives/toast-store.ts";
import { POPUP } from "../limits-contract.ts";

/** False when the browser keeps windows shut; the reader is told. */
export function openPopup(link: string): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - POPUP.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - POPUP.height) / 2);
  const place = `width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`;
  const popup = window.open(link, "share", `popup,${place}`);
  if (!popup) {
    toast({
      title: "The window was blocked",
      description: "Please allow pop-up windows for this site and try again.",
      tone: "danger",
    });
    return false;
  }
  popup.opener = null;
  return true;
}

/** False when the browser refuses; the reader is told. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast({
      title: "Failed to copy",
      description: "Please manually copy the link.",
      tone: "danger",
    });
    return false;
  }
}

/** The clipboard takes the caption, for Instagram takes none from a link. */
export async function copyCaption(caption: string): Promise<boolean> {
  const isCopied = await copyText(caption);
  if (isCopied) {
    toast({
      title: "Caption copied!",
      description: "Share your photos on Instagram with this caption.",
      tone: "ok",
    });
  }
  return isCopied;
}

export type SheetOutcome = "shared" | "cancelled" | "unavailable";

/** The share sheet of the system. Must be called straight from a click. */
export async function openShareSheet(content: ShareData): Promise<SheetOutcome> {
  if (!navigator.canShare?.(content)) return "unavailable";
  try {
    await navigator.share(content);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
      ? "cancelled"
      : "unavailable";
  }
}

/** Phones and tablets; on a desktop the sheet adds nothing to the menu. */
export const prefersShareSheet = (): boolean =>
  "share" in navigator && window.matchMedia("(pointer: coarse)").matches;
