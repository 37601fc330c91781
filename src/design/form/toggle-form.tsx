import type { ReactNode } from "react";
import { PlainForm } from "./plain-form.tsx";

interface ToggleFormProps {
  /** Where a browser without scripts sends it. */
  action: string;
  /** Pressed again, it is taken back. */
  isGiven: boolean;
  onToggle: () => void;
  /** Its button, which submits. */
  children: ReactNode;
}

/** A button that gives something and takes it back; the route takes `TakeBack`. */
export const ToggleForm = ({ action, isGiven, onToggle, children }: ToggleFormProps) => (
  <PlainForm
    action={action}
    className="contents"
    onSubmit={(event) => {
      event.preventDefault();
      onToggle();
    }}
  >
    {isGiven ? <input type="hidden" name="takeBack" value="true" /> : null}
    {children}
  </PlainForm>
);
