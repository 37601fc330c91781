import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";

interface ChallengeDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onAnswer: (accept: boolean) => void;
  onLeave: () => void;
}

/** Where a bank would ask its customer. */
export function ChallengeDialog({ isOpen, isPending, onAnswer, onLeave }: ChallengeDialogProps) {
  return (
    <Dialog
      title="3-D Secure"
      description="Here a bank would ask for a code. In the sandbox you choose what it finds."
      size="sm"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onLeave();
      }}
      footer={
        <>
          <Button
            variant="secondary"
            type="button"
            pending={isPending}
            onClick={() => onAnswer(false)}
          >
            Fail
          </Button>
          <Button type="button" pending={isPending} onClick={() => onAnswer(true)}>
            Accept
          </Button>
        </>
      }
    />
  );
}
