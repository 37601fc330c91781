import type { ReactNode } from "react";
import type { DialogContent } from "#src/design/primitives/dialog-panel.tsx";
import { PanelOpener } from "#src/design/primitives/panel-opener.tsx";

interface DialogProps extends DialogContent {
  /** The one element that opens it; without one the caller keeps `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const loadPanel = () => import("#src/design/primitives/dialog-panel.tsx");

export function Dialog({ trigger, open, onOpenChange, ...content }: DialogProps) {
  return <PanelOpener load={loadPanel} {...{ content, trigger, open, onOpenChange }} />;
}
