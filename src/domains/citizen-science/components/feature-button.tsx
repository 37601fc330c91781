import { Star } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useFeatureProject } from "../client.ts";
import type { CitizenProject } from "../contract.ts";

/** For administrators alone. */
export function FeatureButton({ project }: { project: CitizenProject }) {
  const viewer = useViewer();
  const feature = useFeatureProject(project.id);
  const { revalidate } = useRevalidator();
  if (viewer.status !== "authenticated" || !viewer.user.isAdmin) return null;
  const change = () =>
    feature.mutate(!project.featured, {
      onSuccess: () => void revalidate(),
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  return (
    <Button
      variant="secondary"
      aria-pressed={project.featured}
      pending={feature.isPending}
      onClick={change}
    >
      <Star aria-hidden className={project.featured ? "fill-current" : undefined} /> Featured
    </Button>
  );
}
