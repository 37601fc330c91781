import { Download, Printer } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { saveFile } from "#src/design/save-file.ts";
import { FILE_FORMATS, PRINT_VIEW } from "../limits-contract.ts";
import type { ListPlace, SharedList } from "../list-contract.ts";
import { countWithoutPosition, FILE_TYPES, fileNameOf, listFile } from "../list-rules.ts";

const NAMES = { gpx: "GPX for plotters", kml: "KML" } as const;

interface TakeAlongProps {
  list: SharedList;
  /** Where the server writes the files; without it, this page does. */
  filesAt?: string;
}

/** The list as files and on paper. */
export function TakeAlong({ list, filesAt }: TakeAlongProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {FILE_FORMATS.map((format) =>
          filesAt ? (
            <Button key={format} asChild variant={format === "gpx" ? "primary" : "secondary"}>
              <a href={`${filesAt}?format=${format}`} download>
                <Download aria-hidden /> {NAMES[format]}
              </a>
            </Button>
          ) : (
            <Button
              key={format}
              variant={format === "gpx" ? "primary" : "secondary"}
              onClick={() => saveFile(fileOf(list, format))}
            >
              <Download aria-hidden /> {NAMES[format]}
            </Button>
          ),
        )}
        <Button asChild variant="secondary">
          <Link to={`?view=${PRINT_VIEW}`}>
            <Printer aria-hidden /> Print
          </Link>
        </Button>
      </div>
      <LeftOut places={list.places} />
    </div>
  );
}

const fileOf = (list: SharedList, format: (typeof FILE_FORMATS)[number]): File =>
  new File([listFile(list, format)], fileNameOf(list.name, format), { type: FILE_TYPES[format] });

function LeftOut({ places }: { places: readonly ListPlace[] }) {
  const count = countWithoutPosition(places);
  if (count === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      {count === 1 ? "One place has" : `${count} places have`} no position, and so{" "}
      {count === 1 ? "it is" : "they are"} not in the files.
    </p>
  );
}
