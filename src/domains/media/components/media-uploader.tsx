import { FileDrop } from "#src/design/patterns/file-drop.tsx";
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
  const { pending, add, retry, discard } = useUploads(value, onChange);

  function take(files: File[], verb: "select" | "drop"): void {
    const { accepted, foreign, tooLarge } = sortFiles(files, kinds);
    const room = Math.max(0, max - value.length - pending.length);
    add(accepted.slice(0, room));
    const [large] = tooLarge;
    if (large) say({ title: "File too large", description: TOO_LARGE[large.kind] });
    else if (foreign.length > 0)
      say({ title: "Invalid files", description: onlyThese(verb, kinds) });
    else if (accepted.length > room) say(tooMany);
  }

  const move = (from: number, to: number) => onChange(moved(value, from, to));

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{label}</legend>
      <FileDrop
        label={label}
        accept={kinds.map((kind) => ACCEPTED_TYPES[kind]).join(",")}
        multiple={max > 1}
        buttonText="Choose files"
        hint={hint ?? "or drop them here"}
        onFiles={take}
      />
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
