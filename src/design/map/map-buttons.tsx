import { Compass, Minus, Plus } from "lucide-react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { Button } from "#src/design/primitives/button.tsx";
import { Tooltip } from "#src/design/primitives/tooltip.tsx";

interface MapButtonsProps {
  map: MapLibreMap;
  onReset: () => void;
}

const BY_PERSON = { byPerson: true };

export function MapButtons({ map, onReset }: MapButtonsProps) {
  const buttons = [
    { label: "Zoom in", Icon: Plus, act: () => map.zoomIn({ duration: 160 }, BY_PERSON) },
    { label: "Zoom out", Icon: Minus, act: () => map.zoomOut({ duration: 160 }, BY_PERSON) },
    { label: "Back to the first view", Icon: Compass, act: onReset },
  ];
  return (
    <div className="absolute right-3 bottom-3 flex flex-col">
      {buttons.map(({ label, Icon, act }) => (
        <Tooltip key={label} content={label} side="left">
          <Button
            variant="secondary"
            size="icon"
            aria-label={label}
            onClick={act}
            className="not-first:-mt-px rounded-none"
          >
            <Icon aria-hidden />
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
