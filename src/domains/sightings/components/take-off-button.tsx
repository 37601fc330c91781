import { useRevalidator } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useTakeOffProject } from "../client.ts";
import type { SpeciesReport } from "../contract.ts";
import { titleOf } from "./report-title.ts";

/** For whoever leads the project: it does not belong there. The report stays. */
export function TakeOffButton({ report }: { report: SpeciesReport }) {
  const takeOff = useTakeOffProject(report.id);
  const { revalidate } = useRevalidator();
  const press = async () => {
    const done = { title: "The report counts no longer for this project" };
    if (await tellOutcome(takeOff.mutateAsync(), done, "Nothing was changed.")) void revalidate();
  };
  return (
    <Button
      variant="quiet-danger"
      size="sm"
      pending={takeOff.isPending}
      onClick={press}
      aria-label={`Take off: ${titleOf(report)}`}
    >
      Take off
    </Button>
  );
}
