import { Slot } from "radix-ui";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SheetContent } from "#src/design/primitives/sheet-content.ts";
import type SheetPanel from "#src/design/primitives/sheet-panel.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";

interface SheetProps extends SheetContent {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const loadPanel = () => import("#src/design/primitives/sheet-panel.tsx");
/** Ahead of the click that is likely to follow; a failure shows when it does. */
const preload = () => void loadPanel().catch(() => undefined);

/**
 * Slides out over the page: a menu, a set of filters. Keeps the focus until it is closed. Most people
 * never open it, so that its panel is loaded for those who do.
 */
export function Sheet({ trigger, open: given, onOpenChange, ...content }: SheetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [Panel, setPanel] = useState<typeof SheetPanel | null>(null);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const giveUp = useEffectEvent(() => {
    change(false);
    toast({ title: "This did not load", description: "Check your connection.", tone: "danger" });
  });

  useEffect(() => {
    if (!open) return;
    loadPanel().then(
      (module) => setPanel(() => module.default),
      () => giveUp(),
    );
  }, [open]);

  return (
    <>
      {trigger ? (
        <Slot.Root
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-state={open ? "open" : "closed"}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => change(!open)}
        >
          {trigger}
        </Slot.Root>
      ) : null}
      {Panel ? (
        <Panel
          {...content}
          open={open}
          onOpenChange={change}
          onClosed={() => button.current?.focus()}
        />
      ) : null}
    </>
  );
}
