import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { saveFile } from "#src/design/save-file.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { EXPORT_PAGE, NO_TYPE } from "../../dataset/limits-contract.ts";
import { useExport } from "../client.ts";
import { ExportFields } from "./export-fields.tsx";
import {
  EXPORT_FIELDS,
  type ExportValues,
  startValues,
  toAsked,
  valuesAgain,
} from "./export-values.ts";
import { toFile } from "./to-file.ts";

const FAILURE = "Export Failed";
const FAILED = "The data could not be exported. Please try again.";
const NONE = { title: "No Data Selected", description: NO_TYPE };

const DEAD_LOOK = "cursor-not-allowed border-line bg-shoal text-ink-soft";

interface ExportFormProps {
  /** The last 30 days. */
  days: ExportValues["dateRange"];
}

/** The file is downloaded; a large one is written by a job, on whose page one waits for it. */
export function ExportForm({ days }: ExportFormProps) {
  const exporting = useExport();
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const given = valuesAgain(plain.values, startValues(days));
  const form = useForm<ExportValues>({ defaultValues: given });
  const hasNone = form.watch("dataTypes").length === 0;
  const [wasNone, setWasNone] = useState(false);
  const send = form.handleSubmit((values) => {
    setWasNone(values.dataTypes.length === 0);
    if (values.dataTypes.length === 0) return toast({ ...NONE, tone: "danger" });
    exporting.mutate(toAsked(values), {
      onSuccess: (answer) => {
        if (!("content" in answer)) return void navigate(answer.page);
        saveFile(toFile(answer));
        toast({ title: "Export Complete", description: answer.filename, tone: "ok" });
      },
      onError: (error) => {
        tellRefusal(error, EXPORT_FIELDS, form);
        const isNone = error instanceof RequestError && error.fields?.dataTypes === NO_TYPE;
        const title = isNone ? NONE.title : FAILURE;
        toast({ title, description: reasonOf(error, FAILED), tone: "danger" });
      },
    });
  });
  const said = exporting.error instanceof RequestError ? exporting.error.fields : plain.fields;
  const message = exporting.error ? reasonOf(exporting.error, FAILED) : plain.message;
  const isNone = hasNone && (wasNone || message === NO_TYPE);
  return (
    <PlainForm action={EXPORT_PAGE} onSubmit={send} className="flex flex-col gap-6">
      <FormError
        title={isNone || message === NO_TYPE ? NONE.title : FAILURE}
        message={isNone ? NO_TYPE : message}
      />
      <ExportFields register={form.register} errorOf={(name) => said?.[name]} given={given} />
      <input type="hidden" name="asJob" value="true" />
      <div className="flex flex-wrap items-center gap-4">
        {/* Not `disabled`: whoever presses it is told what is missing. */}
        <Button
          type="submit"
          pending={exporting.isPending}
          aria-disabled={hasNone || exporting.isPending || undefined}
          className={hasNone ? DEAD_LOOK : undefined}
        >
          Export Data
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {hasNone ? NO_TYPE : null}
        </p>
      </div>
    </PlainForm>
  );
}
