import { type ReactNode, useId } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
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
  return (
    <Dialog
      {...dialog}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.formState.isSubmitting}>
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
          onSubmit={(event) => {
            event.preventDefault();
            return onSubmit();
          }}
        >
          <FormError message={problem} />
          {children}
          <ReviewFormFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
