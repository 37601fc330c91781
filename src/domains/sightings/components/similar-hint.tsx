import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { similarReportsQuery } from "../client.ts";
import { ReportLines } from "./report-lines.tsx";
import type { ReportValues } from "./report-values.ts";

const LETTERS_MIN = 3;

/** While somebody fills in the form: the same may be there already. It is theirs to decide. */
export function SimilarHint({ values }: { values: ReportValues }) {
  const { speciesName, latitude, longitude, reportDate } = values;
  const { data = [] } = useQuery({
    ...similarReportsQuery({ speciesName: speciesName.trim(), latitude, longitude, reportDate }),
    enabled: speciesName.trim().length >= LETTERS_MIN && latitude !== "" && longitude !== "",
  });
  if (data.length === 0) return null;
  return (
    <Alert tone="info" role="status" title="Perhaps this was reported already">
      <p>The same species, within a kilometer and a day:</p>
      <ReportLines reports={data} />
      <p>If it is another animal or another moment, send your report all the same.</p>
    </Alert>
  );
}
