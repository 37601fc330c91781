import { useEffect, useRef, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";

interface SearchFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Called when the typing rests. */
  onSearch: (text: string) => void;
  className?: string;
}

const REST_MS = 250;

export function SearchField({ label, hint, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef({ onSearch, value });
  latest.current = { onSearch, value };
  const asked = useRef<string[]>([]);
  useEffect(() => {
    // What was asked for here may arrive late: it must not undo what was typed since.
    const own = asked.current.indexOf(value);
    if (own < 0) setTyped((now) => (now.trim() === value ? now : value));
    else asked.current.splice(0, own + 1);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = typed.trim();
      if (text === latest.current.value) return;
      asked.current.push(text);
      latest.current.onSearch(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
