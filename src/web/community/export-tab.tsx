import { Card } from "#src/design/primitives/card.tsx";
import { ExportForm } from "#src/domains/exports/job/components/export-form.tsx";
import type { DaySpan } from "#src/shared/day-span.ts";

/** What the community has gathered, as a file. */
export const ExportTab = ({ days }: { days: DaySpan }) => (
  <div className="flex flex-col gap-6">
    <h2 className="text-2xl">Export data</h2>
    <ExportPanel days={days} />
  </div>
);

export const ExportPanel = ({ days }: { days: DaySpan }) => (
  <>
    <p className="max-w-3xl">
      Download what people have reported, under the licence CC BY 4.0 unless a row says otherwise.
      Places of threatened species are rough for everyone but experts and those who reported them.
    </p>
    <Card padding="lg" className="max-w-3xl">
      <ExportForm days={days} />
    </Card>
  </>
);
