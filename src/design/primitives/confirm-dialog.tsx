import type { ReactNode } from "react";
import type { Question } from "#src/design/primitives/confirm-panel.tsx";
import { PanelOpener } from "#src/design/primitives/panel-opener.tsx";

interface ConfirmDialogProps extends Question {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const loadPanel = () => import("#src/design/primitives/confirm-panel.tsx");

export function ConfirmDialog({ trigger, open, onOpenChange, ...content }: ConfirmDialogProps) {
  return <PanelOpener load={loadPanel} {...{ content, trigger, open, onOpenChange }} />;
}
