import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Card } from "#src/design/primitives/card.tsx";
import { bringReport } from "#src/domains/sightings/components/brought-report.ts";
import type { Identification } from "../contract.ts";
import { CameraPanel } from "./camera-panel.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { ResultPanel } from "./result-panel.tsx";
import {
  EMPTY_OBSERVATION,
  type ObservationValues,
  useIdentification,
} from "./use-identification.ts";

interface IdentifierProps {
  /** What was answered to the form of a browser without scripts. */
  found: Identification | null;
  /** A model on another server looks at the photo. */
  isShownElsewhere: boolean;
  /** Where a sighting is reported. */
  submitPath: string;
}

/** A photo from the camera or from a file, what is known besides, and what it shows. */
export function Identifier({ found, isShownElsewhere, submitPath }: IdentifierProps) {
  const plain = useFormOutcome();
  const given: ObservationValues = { ...EMPTY_OBSERVATION, ...plain.values };
  const form = useForm<ObservationValues>({ defaultValues: given });
  const draft = useSessionDraft("identification", form, {});
  const navigate = useNavigate();
  const { answer, photo, problem, isBusy, send } = useIdentification(found, form.getValues);
  const report = () => {
    const { notes, date, ...place } = form.getValues();
    const values = { ...place, description: notes, reportDate: date };
    bringReport(
      { ...values, speciesName: answer?.reportName ?? "" },
      photo ? [new File([photo], "sighting.jpg", { type: photo.type })] : [],
    );
    draft.forget();
    void navigate(submitPath);
  };
  return (
    <FormProvider {...form}>
      <div className="page-width grid items-start gap-8 py-8 lg:grid-cols-2">
        <Card padding="lg" className="flex min-w-0 flex-col gap-8">
          <CameraPanel isBusy={isBusy} onPhoto={(taken) => void send(taken)} />
          <PhotoForm {...{ given, photo, isBusy, isShownElsewhere }} onPhoto={send} />
        </Card>
        <ResultPanel
          answer={answer}
          photo={photo}
          problem={problem ?? plain.message ?? null}
          isBusy={isBusy}
          submitPath={submitPath}
          onReport={report}
        />
      </div>
    </FormProvider>
  );
}
