import { Check, UserPlus } from "lucide-react";
import { useLocation, useRevalidator } from "react-router";
import { ToggleForm } from "#src/design/form/toggle-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useJoinProject } from "../client.ts";
import type { CitizenProject } from "../contract.ts";
import { joinPath } from "../limits-contract.ts";
import { takesPeople } from "../rules.ts";

/** Join Project, or Joined with a way to leave. Who is not signed in is led to sign in. */
export function JoinButton({ project }: { project: CitizenProject }) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (!(project.isJoined || takesPeople(project)))
    return (
      <Button disabled aria-label={`Join Project: ${project.title}`}>
        Join Project
      </Button>
    );
  if (viewer.status !== "authenticated")
    return (
      <Button asChild>
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          <UserPlus aria-hidden /> Join Project
          <span className="sr-only">{project.title}: sign in first</span>
        </Link>
      </Button>
    );
  return <MemberButton project={project} />;
}

function MemberButton({ project }: { project: CitizenProject }) {
  const { id, title, isJoined } = project;
  const join = useJoinProject(id);
  const { revalidate } = useRevalidator();
  const change = () =>
    join.mutate(!isJoined, {
      onSuccess: () => {
        toast({ title: isJoined ? "You left the project" : "You joined the project", tone: "ok" });
        void revalidate();
      },
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  if (!isJoined)
    return (
      <ToggleForm action={joinPath(id)} isGiven={false} onToggle={change}>
        <Button type="submit" pending={join.isPending} aria-label={`Join Project: ${title}`}>
          <UserPlus aria-hidden /> Join Project
        </Button>
      </ToggleForm>
    );
  return (
    <>
      <Button disabled aria-label={`Joined: ${title}`}>
        <Check aria-hidden /> Joined
      </Button>
      <ToggleForm action={joinPath(id)} isGiven onToggle={change}>
        <Button
          type="submit"
          variant="secondary"
          pending={join.isPending}
          aria-label={`Leave Project: ${title}`}
        >
          Leave Project
        </Button>
      </ToggleForm>
    </>
  );
}
