import { type ReactNode, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useAddReview } from "../../client.ts";
import { AdminNewReview } from "../../contract.ts";
import { ListingPicker, type PickedListing } from "../listing-picker.tsx";
import { ReviewFormDialog } from "./review-form-dialog.tsx";
import type { ReviewValues } from "./review-form-fields.tsx";

const EMPTY: ReviewValues = {
  userName: "",
  userEmail: "",
  rating: 5,
  title: "",
  content: "",
  images: [],
  videos: [],
  isApproved: true,
};
const REQUIRED = ["userName", "userEmail", "title", "content"] as const;
const MISSING = "Please fill in all required fields";

const resolver = plainResolver(
  AdminNewReview.omit({ businessId: true }),
) as unknown as Resolver<ReviewValues>;

export function AddReviewDialog({ trigger }: { trigger: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [business, setBusiness] = useState<PickedListing | null>(null);
  const [problem, setProblem] = useState<string>();
  const form = useForm<ReviewValues>({ defaultValues: EMPTY, resolver });
  const add = useAddReview();

  const show = (next: boolean) => {
    setIsOpen(next);
    if (next) return;
    form.reset(EMPTY);
    setBusiness(null);
    setProblem(undefined);
  };

  const save = form.handleSubmit(async (review) => {
    if (!business) return;
    try {
      await add.mutateAsync({ businessId: business.id, ...review });
      toast({ title: "Review added", tone: "ok" });
      show(false);
    } catch (error) {
      const fallback = "Failed to add review";
      tellFailure(error, fallback);
      const isShown = showServerErrors(error, REQUIRED, form.setError);
      setProblem(isShown ? undefined : reasonOf(error, fallback));
    }
  });

  const submit = async () => {
    const isMissing = !business || form.getValues(REQUIRED).some((text) => text.trim() === "");
    setProblem(isMissing ? MISSING : undefined);
    await save();
  };

  return (
    <ReviewFormDialog
      title="Add Review"
      description="The page of the business says that staff added it."
      saveLabel="Add Review"
      trigger={trigger}
      open={isOpen}
      onOpenChange={show}
      form={form}
      problem={problem}
      onSubmit={submit}
    >
      <ListingPicker value={business} onChange={setBusiness} chosenLabel="The review is about" />
    </ReviewFormDialog>
  );
}
