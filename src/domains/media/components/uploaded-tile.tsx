import { ArrowLeft, ArrowRight, Trash2, Video } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { MediaImage } from "./media-image.tsx";

interface UploadedTileProps {
  address: string;
  position: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Moving is by buttons, which work with a finger and a keyboard alike. */
export function UploadedTile({ address, position, count, onMove, onRemove }: UploadedTileProps) {
  const name = `file ${position} of ${count}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line">
      <TilePicture address={address} position={position} />
      <div className="flex justify-between">
        <span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} earlier`}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft aria-hidden className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} later`}
            disabled={position === count}
            onClick={() => onMove(1)}
          >
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </span>
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
    </li>
  );
}

function TilePicture({ address, position }: { address: string; position: number }) {
  const box = "flex aspect-[4/3] w-full items-center justify-center bg-shoal";
  if (/\.(?:mp4|mov|webm)$/.test(address)) {
    return (
      <span className={box}>
        <Video aria-hidden className="size-8" />
      </span>
    );
  }
  return (
    <MediaImage
      src={address}
      alt={`Picture ${position}`}
      sizes="200px"
      className="aspect-[4/3] w-full object-cover"
    />
  );
}
