import { FileImage, FileText, Trash2 } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";

const PICTURE = /\.(?:jpe?g|png|webp|avif|heic)$/i;

interface DocumentTileProps {
  position: number;
  count: number;
  /** As it is called on the device; unknown when it came from elsewhere. */
  fileName: string | undefined;
  onRemove: () => void;
}

/** Private, so that there is nothing of it to show but its name. */
export function DocumentTile({ position, count, fileName, onRemove }: DocumentTileProps) {
  const name = fileName ?? `file ${position} of ${count}`;
  const Icon = PICTURE.test(name) ? FileImage : FileText;
  return (
    <li className="col-span-full flex items-center gap-3 rounded-md border border-line pl-3">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0 grow py-2 text-sm">{name}</span>
      <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
