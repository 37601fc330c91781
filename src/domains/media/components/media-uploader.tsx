import { ImagePlus } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { type ToastMessage, toast } from "#src/design/primitives/toast-store.ts";
import { ACCEPTED_TYPES, type MediaKind } from "../limits-contract.ts";
import { sortFiles } from "./sort-files.ts";
import { UploadRow } from "./upload-row.tsx";
import { UploadedTile } from "./uploaded-tile.tsx";
import { useUploads } from "./use-uploads.ts";

interface MediaUploaderProps {
  label: string;
  hint?: string;
  /** Addresses of what arrived, in the order in which it is shown. */
  value: string[];
  onChange: (addresses: string[]) => void;
  kinds: readonly MediaKind[];
  max: number;
  /** What to say when there are more than `max`. */
  tooMany?: ToastMessage;
}

const TOO_LARGE: Record<MediaKind, string> = {
  image: "Images must be less than 10MB",
  video: "Videos must be less than 100MB",
  document: "Documents must be less than 10MB",
};

export function MediaUploader(props: MediaUploaderProps) {
  const { label, hint, value, onChange, kinds, max } = props;
  const tooMany = props.tooMany ?? {
    title: "Too many files",
    description: `At most ${max}, please.`,
  };
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const { pending, add, retry, discard } = useUploads(value, onChange);

  function take(files: Iterable<File>, verb: "select" | "drop"): void {
    const { accepted, foreign, tooLarge } = sortFiles(files, kinds);
    const room = Math.max(0, max - value.length - pending.length);
    add(accepted.slice(0, room));
    const [large] = tooLarge;
    if (large) say({ title: "File too large", description: TOO_LARGE[large.kind] });
    else if (foreign.length > 0)
      say({ title: "Invalid files", description: onlyThese(verb, kinds) });
    else if (accepted.length > room) say(tooMany);
  }

  function receiveDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files, "drop");
  }

  const move = (from: number, to: number) => onChange(moved(value, from, to));

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={receiveDrop}
        className={cx(
          "flex flex-col items-center gap-2 rounded-md border border-line-strong border-dashed p-6 text-center",
          isOver && "border-ink bg-shoal",
        )}
      >
        <input
          ref={picker}
          type="file"
          multiple={max > 1}
          accept={kinds.map((kind) => ACCEPTED_TYPES[kind]).join(",")}
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take([...(event.target.files ?? [])], "select");
            event.target.value = "";
          }}
        />
        <Button
          variant="secondary"
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4" /> Choose files
        </Button>
        <p id={hintId} className="text-ink-soft text-sm">
          {hint ?? "or drop them here"}
        </p>
      </div>
      {pending.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onDiscard={() => discard(upload.key)}
        />
      ))}
      <ol className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {value.map((address, index) => (
          <UploadedTile
            key={address}
            address={address}
            position={index + 1}
            count={value.length}
            onMove={(step) => move(index, index + step)}
            onRemove={() => onChange(value.filter((one) => one !== address))}
          />
        ))}
      </ol>
    </fieldset>
  );
}

const say = (message: ToastMessage) => toast({ ...message, tone: "danger" });

function onlyThese(verb: "select" | "drop", kinds: readonly MediaKind[]): string {
  if (kinds.includes("document")) return "Please choose a PDF or a picture.";
  return `Please ${verb} only ${kinds.includes("video") ? "image and video" : "image"} files.`;
}

function moved(list: string[], from: number, to: number): string[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
