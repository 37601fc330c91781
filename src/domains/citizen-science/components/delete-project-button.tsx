import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useDeleteProject } from "../client.ts";
import type { CitizenProject } from "../contract.ts";
import { PROJECTS_PAGE } from "../limits-contract.ts";

export function DeleteProjectButton({ project }: { project: CitizenProject }) {
  const { mutateAsync } = useDeleteProject(project.id);
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await mutateAsync();
      toast({ title: "The project is deleted", tone: "ok" });
      void navigate(PROJECTS_PAGE);
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: "It was not deleted", description, tone: "danger" });
    }
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet-danger">Delete project</Button>}
      title="Delete this project?"
      description={`${project.title}: it goes with all that was contributed to it.`}
      confirmLabel="Delete project"
      onConfirm={remove}
    />
  );
}
