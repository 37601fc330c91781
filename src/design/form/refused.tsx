import { FormError } from "./form-error.tsx";
import { useFormOutcome } from "./plain-form.tsx";

/** Why a button that was pressed before the scripts were there did nothing. */
export const Refused = () => <FormError message={useFormOutcome().message} />;
