import { ArrowLeft, ArrowRight, Trash2, Video } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { MediaImage } from "./media-image.tsx";

interface UploadedTileProps {
  address: string;
  position: number;
  count: number;
  /** Null where there is never another one. */
  onMove: ((step: -1 | 1) => void) | null;
  onRemove: () => void;
}

export function UploadedTile({ address, position, count, onMove, onRemove }: UploadedTileProps) {
  const name = `file ${position} of ${count}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line">
      <TilePicture address={address} position={position} />
      <div className="flex justify-between">
        <span>{onMove ? <MoveButtons {...{ name, position, count, onMove }} /> : null}</span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${onMove ? name : "the file"}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
    </li>
  );
}

interface MoveButtonsProps extends Pick<UploadedTileProps, "position" | "count"> {
  name: string;
  onMove: (step: -1 | 1) => void;
}

/** They work with a finger and a keyboard alike. */
const MoveButtons = ({ name, position, count, onMove }: MoveButtonsProps) => (
  <>
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
  </>
);

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
