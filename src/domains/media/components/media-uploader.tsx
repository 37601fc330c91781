import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FileDrop } from "#src/design/patterns/file-drop.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { type ToastMessage, toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { ACCEPTED_TYPES, type MediaKind } from "../limits-contract.ts";
import { useFormAttachments } from "./attachments.tsx";
import { DocumentTile } from "./document-tile.tsx";
import { sortFiles } from "./sort-files.ts";
import { UploadRow } from "./upload-row.tsx";
import { UploadedTile } from "./uploaded-tile.tsx";
import { useCutOff } from "./use-cut-off.ts";

interface MediaUploaderProps {
  label: string;
  hint?: string;
  /** Addresses of what arrived, in the order in which it is shown. */
  value: string[];
  onChange: (addresses: string[]) => void;
  kinds: readonly MediaKind[];
  /** As a plain form sends the file; without it files need scripts. */
  name?: string;
  max: number;
  /** What to say when there are more than `max`. */
  tooMany?: ToastMessage;
  /** The form stays when only the part of the address behind the path changes. */
  isKeptOnPath?: boolean;
  /** Files that another page brought along; asked for once. */
  takeBrought?: () => File[];
}

const TOO_LARGE: Record<MediaKind, string> = {
  image: "Images must be less than 10MB",
  video: "Videos must be less than 100MB",
  document: "Documents must be less than 10MB",
};

/**
 * Files go to the server as soon as they are chosen; the form around it waits for them. Where there is to be one,
 * another takes its place.
 */
export function MediaUploader(props: MediaUploaderProps) {
  const { label, hint, value, onChange, kinds, max } = props;
  const tooMany = props.tooMany ?? {
    title: "Too many files",
    description: `At most ${max}, please.`,
  };
  const isSingle = max === 1;
  const field = useId();
  const { queue, state, phase } = useFormAttachments();
  const pending = state.uploads.filter((upload) => upload.field === field);
  const cutOff = useCutOff(
    label,
    pending.map(({ file }) => file.name),
  );
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [names, setNames] = useState<Record<string, string>>({});
  /** A second one may arrive before the form shows the first. */
  const arrive = (address: string, { name }: File) => {
    setNames((known) => ({ ...known, [address]: name }));
    latest.current.value = isSingle ? [address] : [...latest.current.value, address];
    latest.current.onChange(latest.current.value);
  };

  function take(files: File[], verb: "select" | "drop"): void {
    cutOff.forget();
    const { accepted, foreign, tooLarge } = sortFiles(files, kinds);
    if (isSingle && accepted.length > 0) for (const { key } of pending) queue.remove(key);
    const room = isSingle ? 1 : Math.max(0, max - value.length - pending.length);
    queue.add(
      field,
      accepted.slice(0, room).map((one) => ({
        ...one,
        onArrived: (address) => arrive(address, one.file),
      })),
    );
    const [large] = tooLarge;
    if (large) say({ title: "File too large", description: TOO_LARGE[large.kind] });
    else if (foreign.length > 0)
      say({ title: "Invalid files", description: onlyThese(verb, kinds) });
    else if (accepted.length > room) say(tooMany);
  }

  const bring = useEffectEvent(() => {
    const brought = props.takeBrought?.() ?? [];
    if (brought.length > 0) take(brought, "select");
  });
  useEffect(() => bring(), []);

  const move = (from: number, to: number) => onChange(moved(value, from, to));

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{label}</legend>
      <FileDrop
        label={label}
        accept={kinds.map((kind) => ACCEPTED_TYPES[kind]).join(",")}
        multiple={!isSingle}
        name={props.name}
        disabled={phase === "sending"}
        buttonText={isSingle ? `Choose ${oneOf(kinds)}` : "Choose files"}
        hint={hint ?? `or drop ${isSingle ? "it" : "them"} here`}
        onFiles={take}
      />
      {cutOff.names.length > 0 ? (
        <Alert tone="caution">
          {cutOff.names.join(", ")} had not arrived when this page was closed. Please choose{" "}
          {cutOff.names.length === 1 ? "it" : "them"} again.
        </Alert>
      ) : null}
      {pending.map((upload) => (
        <UploadRow key={upload.key} upload={upload} queue={queue} />
      ))}
      <UnsavedGuard when={pending.length > 0} isKeptOnPath={props.isKeptOnPath} />
      <ol className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {value.map((address, index) => {
          const tile = {
            address,
            position: index + 1,
            count: value.length,
            onRemove: () => onChange(value.filter((one) => one !== address)),
          };
          return kinds.includes("document") ? (
            <DocumentTile key={address} {...tile} fileName={names[address]} />
          ) : (
            <UploadedTile
              key={address}
              {...tile}
              onMove={isSingle ? null : (step) => move(index, index + step)}
            />
          );
        })}
      </ol>
    </fieldset>
  );
}

const say = (message: ToastMessage) => toast({ ...message, tone: "danger" });

/** "a picture" */
function oneOf(kinds: readonly MediaKind[]): string {
  if (kinds.length > 1 || kinds[0] === "document") return "a file";
  return kinds[0] === "image" ? "a picture" : "a video";
}

function onlyThese(verb: "select" | "drop", kinds: readonly MediaKind[]): string {
  if (kinds.includes("document")) return "Please choose a PDF or a picture.";
  return `Please ${verb} only ${kinds.includes("video") ? "image and video" : "image"} files.`;
}

function moved(list: string[], from: number, to: number): string[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
