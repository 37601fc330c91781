import { Camera } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { ExperienceDialogProps } from "./experience-dialog.tsx";

/** The dialog brings uploads and drawing along; readers do without. */
const loadDialog = () => import("./experience-dialog.tsx");
const ExperienceDialog = lazyPart(() =>
  loadDialog().then((module) => ({ default: module.ExperienceDialog })),
);

type ExperienceButtonProps = Omit<ExperienceDialogProps, "onClose">;

export function ExperienceButton(props: ExperienceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        <Camera aria-hidden /> Share your experience
      </Button>
      {isOpen ? (
        <Suspense>
          <ExperienceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
