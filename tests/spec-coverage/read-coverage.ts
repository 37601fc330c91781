export interface CoverageRow {
  line: number;
  /** The heading that the row stands under: `C-LOGIN`; undefined outside the areas. */
  area: string | undefined;
  id: string;
  file: string;
  name: string;
}

export interface Coverage {
  rows: CoverageRow[];
  /** Areas with a heading of their own. */
  areas: string[];
  openAreas: string[];
  /** Lines that look like a table row and are none. */
  brokenLines: number[];
}

const AREA_HEADING = /^## ([DC](?:-[A-Z][A-Z0-9]*)+)(?: \(in part\))?$/;

/** Reads docs/spec-coverage.md: one table for each area, and the list of open areas. */
export function readCoverage(document: string): Coverage {
  const coverage: Coverage = { rows: [], areas: [], openAreas: [], brokenLines: [] };
  let heading = "";
  let area: string | undefined;
  for (const [index, line] of document.split("\n").entries()) {
    if (line.startsWith("#")) {
      heading = line.trim();
      area = AREA_HEADING.exec(heading)?.[1];
      if (area !== undefined) coverage.areas.push(area);
    } else if (line.startsWith("|")) {
      readRow(coverage, line, index + 1, area);
    } else if (heading === "## Open areas" && line.startsWith("- ")) {
      coverage.openAreas.push(line.slice(2).trim());
    }
  }
  return coverage;
}

function readRow(coverage: Coverage, text: string, line: number, area: string | undefined): void {
  if (/^\|[-:|\s]+\|$/.test(text.trim())) return;
  const cells = readCells(text);
  const [id, file, name] = cells;
  if (id === "id") return;
  if (cells.length !== 3 || !id || !file || !name) {
    coverage.brokenLines.push(line);
    return;
  }
  coverage.rows.push({ line, area, id, file, name });
}

/** A pipe in a test name is written `\|`; a cell may stand in backticks as a whole. */
function readCells(text: string): string[] {
  const inner = text.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replace(/^`([^`]*)`$/, "$1")
      .replaceAll("\\|", "|"),
  );
}
