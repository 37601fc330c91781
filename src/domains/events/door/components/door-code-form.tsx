import { type FormEvent, useEffect, useRef } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";

/** Typed, or by a hand scanner, which types and sends Enter, wherever the focus was left. */
export function DoorCodeForm({ onCode }: { onCode: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLoose = target === document.body && key.length === 1 && key !== " ";
      if (isLoose && !ctrlKey && !metaKey && !altKey) input.current?.focus();
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? "";
    if (input.current) input.current.value = "";
    input.current?.focus();
    if (code) onCode(code);
  };
  return (
    <form method="dialog" noValidate onSubmit={send} className="flex items-end gap-3">
      <Field label="Ticket code" className="min-w-0 grow">
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            placeholder="1234-7QK2M-9XW0D"
          />
        )}
      </Field>
      <Button type="submit">Check in</Button>
    </form>
  );
}
