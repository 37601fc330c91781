import { type Coverage, type CoverageRow, readCoverage } from "./read-coverage.ts";
import { readTestNames } from "./read-test-names.ts";

/** The text of a file of the project, or undefined if there is none. */
export type ReadSource = (file: string) => string | undefined;

const AREA = /^[DC](-[A-Z][A-Z0-9]*)+$/;
const ID = /^([DC](?:-[A-Z][A-Z0-9]*)+)-\d{2,}$/;
const TEST_FILE = /^(src|tests|bench)\/(?!.*\.\.).+\.(test|spec)\.tsx?$/;

/** Every way in which the coverage document promises what the tests do not hold. */
export function checkCoverage(document: string, readSource: ReadSource): string[] {
  const coverage = readCoverage(document);
  const testsOf = rememberTests(readSource);
  return [
    ...coverage.brokenLines.map((line) => `line ${line}: not | id | test file | test name |`),
    ...checkAreas(coverage),
    ...findRepeated(coverage.rows),
    ...coverage.rows.flatMap((row) =>
      [objectionToId(row), objectionToTest(row, testsOf)]
        .filter((reason) => reason !== undefined)
        .map((reason) => `line ${row.line}: ${reason}`),
    ),
  ];
}

function checkAreas({ areas, openAreas, rows }: Coverage): string[] {
  const shown = new Set(rows.map(({ area }) => area));
  const empty = areas.filter((area) => !shown.has(area) && !openAreas.includes(area));
  return [
    ...[...areas, ...openAreas].flatMap((area, index, all) => {
      if (!AREA.test(area)) return [`open areas: ${area} is not an area`];
      return all.indexOf(area) < index ? [`${area} is listed twice, or both open and covered`] : [];
    }),
    ...empty.map((area) => `${area} has a table without a row: it is an open area`),
  ];
}

function findRepeated(rows: readonly CoverageRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, id, file, name }) => {
    const key = JSON.stringify([id, file, name]);
    if (seen.has(key)) return [`line ${line}: ${id} names the same test twice`];
    seen.add(key);
    return [];
  });
}

function objectionToId({ id, area }: CoverageRow): string | undefined {
  const ownArea = ID.exec(id)?.[1];
  if (ownArea === undefined) return `${id} is not an id like D-NAV-01`;
  return ownArea === area ? undefined : `${id} does not stand under ## ${ownArea}`;
}

type TestsOf = (file: string) => ReadonlyMap<string, boolean> | undefined;

function objectionToTest({ file, name }: CoverageRow, testsOf: TestsOf): string | undefined {
  if (!TEST_FILE.test(file)) return `${file} is not the path of a test file`;
  const tests = testsOf(file);
  if (!tests) return `${file} does not exist`;
  const skipped = tests.get(name);
  if (skipped === undefined) return `${file} has no test "${name}"`;
  return skipped ? `${file} skips the test "${name}"` : undefined;
}

/** Many rows name the same file; it is parsed once. */
function rememberTests(readSource: ReadSource): TestsOf {
  const known = new Map<string, ReadonlyMap<string, boolean> | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const source = readSource(file);
      known.set(file, source === undefined ? undefined : readTestNames(file, source));
    }
    return known.get(file);
  };
}
