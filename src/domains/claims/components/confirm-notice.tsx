import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CONFIRM_DAYS } from "../limits-contract.ts";

interface ConfirmNoticeProps {
  email: string;
  onClose: () => void;
}

/** After a claim whose address is not the account's: what is left to do. */
export function ConfirmNotice({ email, onClose }: ConfirmNoticeProps) {
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="info" role="status" title="One step is left: confirm your claim">
        We have mailed a link to <strong className="wrap-anywhere">{email}</strong>. Please open it
        within {CONFIRM_DAYS} days: we look at the claim once it is confirmed.
      </Alert>
      <Button className="self-start" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
