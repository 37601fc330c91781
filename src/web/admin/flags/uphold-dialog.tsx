import { skipToken, useQuery } from "@tanstack/react-query";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { Flag } from "#src/domains/moderation/contract.ts";
import { REPORTED_KINDS, type VersionQuestion } from "./reported-kinds.ts";
import { ReportedThing } from "./reported-thing.tsx";

interface UpholdDialogProps {
  flag: Flag;
  onClose: () => void;
  /** Of the thing as the dialog shows it; none when it is gone. */
  onUphold: (flag: Flag, version: string | undefined, note: string) => Promise<boolean>;
}

const FOR_GOOD = "What was reported is taken off the site for good. This action cannot be undone.";

/** Upholding takes the thing down, so it is looked at once more and asked about. */
export function UpholdDialog({ flag, onClose, onUphold }: UpholdDialogProps) {
  const { version, isPending } = useShownVersion(flag);
  return (
    <ReasonDialog
      title="Uphold this report?"
      description={REPORTED_KINDS[flag.subjectType]?.takingDown ?? FOR_GOOD}
      label="Reason"
      hint="Mailed to whoever wrote it; without one, the reason of the report is."
      confirmLabel="Take it down"
      onClose={onClose}
      onConfirm={(note) => onUphold(flag, version, note)}
    >
      {isPending ? (
        <Skeleton className="h-24" />
      ) : (
        <ReportedThing type={flag.subjectType} id={flag.subjectId} />
      )}
    </ReasonDialog>
  );
}

function useShownVersion({ subjectType, subjectId }: Flag) {
  const question = REPORTED_KINDS[subjectType]?.version(subjectId);
  const { data, isPending } = useQuery(question ?? NOTHING);
  return { version: data, isPending: question !== undefined && isPending };
}

const NOTHING: VersionQuestion = { queryKey: ["nothing"], queryFn: skipToken };
