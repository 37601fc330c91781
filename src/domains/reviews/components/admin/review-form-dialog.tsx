import { type ReactNode, useId } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { ReviewFormFields, type ReviewValues } from "./review-form-fields.tsx";

interface ReviewFormDialogProps {
  title: string;
  description?: string;
  saveLabel: string;
  trigger?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  form: UseFormReturn<ReviewValues>;
  problem: string | undefined;
  onSubmit: () => Promise<void>;
  children?: ReactNode;
}

export function ReviewFormDialog(props: ReviewFormDialogProps) {
  const { form, problem, onSubmit, saveLabel, children, ...dialog } = props;
  const formId = useId();
  const attachments = useAttachments({ check: () => checkForm(form), send: onSubmit });
  const show = (next: boolean) => {
    if (!next) attachments.queue.clear();
    dialog.onOpenChange(next);
  };
  return (
    <AttachmentsProvider value={attachments}>
      <Dialog
        {...dialog}
        onOpenChange={show}
        size="lg"
        footer={
          <>
            <PanelClose>
              <Button variant="secondary">Cancel</Button>
            </PanelClose>
            <Button type="submit" form={formId} pending={attachments.isBusy}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            method="dialog"
            noValidate
            className="flex flex-col gap-5"
            onSubmit={attachments.submit}
          >
            <UnsavedGuard when={form.formState.isDirty} verb="save" />
            <FormError message={problem} />
            {children}
            <ReviewFormFields />
            <UploadProgress />
          </form>
        </FormProvider>
      </Dialog>
    </AttachmentsProvider>
  );
}
