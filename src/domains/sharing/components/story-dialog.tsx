import { Download, ExternalLink, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { saveFile } from "#src/design/save-file.ts";
import { drawStory, STORY_HEIGHT, STORY_WIDTH, type Story } from "./draw-story.ts";
import { openShareSheet, prefersShareSheet } from "./hand-over.ts";

interface StoryDialogProps {
  story: Story;
  onClose: () => void;
}

/** What a story on Instagram would look like, to keep as a picture. */
export function StoryDialog({ story, onClose }: StoryDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const share = async () => {
    if (!file) return;
    const outcome = await openShareSheet({ files: [file] });
    if (outcome === "unavailable") saveFile(file);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Instagram story"
      description="Save the picture, add it to your story and paste the caption from your clipboard."
      footer={
        <>
          <Button asChild variant="secondary">
            <a href="https://www.instagram.com/" target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> Open Instagram
            </a>
          </Button>
          {prefersShareSheet() ? (
            <Button variant="secondary" disabled={!file} onClick={share}>
              <Share2 aria-hidden /> Share image
            </Button>
          ) : null}
          <Button disabled={!file} onClick={() => file && saveFile(file)}>
            <Download aria-hidden /> Download image
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={STORY_WIDTH}
        height={STORY_HEIGHT}
        role="img"
        aria-label={`Story preview: ${story.title}, ${story.place}`}
        className="mx-auto block h-[52dvh] w-auto border border-line"
      />
      <StoryDrawing canvas={canvas} story={story} onDrawn={setFile} />
    </Dialog>
  );
}

interface StoryDrawingProps {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  story: Story;
  onDrawn: (file: File) => void;
}

/** Draws once the dialog is there; a dialog's content comes after the dialog itself. */
function StoryDrawing({ canvas, story, onDrawn }: StoryDrawingProps) {
  const done = useRef(onDrawn);
  const { title, place, rating, picture, path } = story;
  useEffect(() => {
    let isCurrent = true;
    const sheet = canvas.current;
    if (!sheet) return;
    drawStory(sheet, { title, place, rating, picture, path })
      .then(() => toFile(sheet, title))
      .then((file) => isCurrent && done.current(file))
      .catch(() => toast({ title: "The picture could not be drawn.", tone: "danger" }));
    return () => {
      isCurrent = false;
    };
  }, [canvas, title, place, rating, picture, path]);
  return null;
}

function toFile(sheet: HTMLCanvasElement, title: string): Promise<File> {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return new Promise((resolve, reject) => {
    sheet.toBlob((blob) => {
      if (blob) resolve(new File([blob], `${name || "landfall"}-story.png`, { type: blob.type }));
      else reject(new Error("The browser made no picture"));
    }, "image/png");
  });
}
