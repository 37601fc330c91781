import { useState } from "react";
import { Link } from "react-router";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { SignalList } from "#src/domains/moderation/components/signal-list.tsx";
import type { AdminExperience } from "../../contract.ts";
import { aboutPath } from "../../rules.ts";
import { ExperiencePhotos, ExperienceText } from "../experience-card.tsx";
import { useExperienceDecisions } from "./use-experience-decisions.ts";

interface Decided {
  experience: AdminExperience;
}

/** One shared experience with the decisions that are open about it. */
export function ExperienceDecision({ experience }: Decided) {
  const { aboutName, authorName, signals, isApproved } = experience;
  return (
    <Card asChild padding="none" className="flex flex-col overflow-hidden">
      <article aria-label={`${authorName} about ${aboutName}`}>
        <ExperiencePhotos experience={experience} />
        <div className="flex grow flex-col gap-3 p-4">
          <TextLink asChild>
            <Link to={aboutPath(experience)}>{aboutName}</Link>
          </TextLink>
          <ExperienceText experience={experience} />
          <SignalList signals={signals} />
          <div className="mt-auto flex flex-wrap gap-2 pt-2">
            {isApproved ? (
              <DeleteExperience experience={experience} />
            ) : (
              <WaitingExperience experience={experience} />
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}

function DeleteExperience({ experience }: Decided) {
  const { authorName, aboutName } = experience;
  const { remove } = useExperienceDecisions();
  return (
    <ConfirmDialog
      title="Take it off the page?"
      description={`What ${authorName} shared about ${aboutName} is deleted with its photos.`}
      confirmLabel="Delete"
      onConfirm={() => remove(experience)}
      trigger={
        <Button size="sm" variant="secondary">
          Delete
        </Button>
      }
    />
  );
}

function WaitingExperience({ experience }: Decided) {
  const { approve, isApproving, decline } = useExperienceDecisions();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <Button size="sm" pending={isApproving} onClick={() => approve(experience)}>
        Approve
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      {isDeclining ? (
        <ReasonDialog
          title="Decline this experience"
          description={`What ${experience.authorName} shared is deleted. Whoever has an account is told why.`}
          label="Reason"
          isRequired
          confirmLabel="Decline"
          onClose={() => setDeclining(false)}
          onConfirm={(reason) => decline(experience, reason)}
        />
      ) : null}
    </>
  );
}
