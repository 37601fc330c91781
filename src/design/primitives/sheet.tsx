import type { ReactNode } from "react";
import { PanelOpener } from "#src/design/primitives/panel-opener.tsx";
import type { SheetContent } from "#src/design/primitives/sheet-panel.tsx";

interface SheetProps extends SheetContent {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const loadPanel = () => import("#src/design/primitives/sheet-panel.tsx");

/** Slides out over the page: a menu, a set of filters. Keeps the focus until it is closed. */
export function Sheet({ trigger, open, onOpenChange, ...content }: SheetProps) {
  return <PanelOpener load={loadPanel} {...{ content, trigger, open, onOpenChange }} />;
}
