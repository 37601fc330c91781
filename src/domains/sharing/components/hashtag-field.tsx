import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { HASHTAGS_MAX } from "../limits-contract.ts";
import { addHashtag } from "../rules.ts";

interface HashtagFieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
}

export function HashtagField({ value, onChange }: HashtagFieldProps) {
  const [typed, setTyped] = useState("");
  const isFull = value.length >= HASHTAGS_MAX;

  const add = () => {
    onChange(typed.split(/[\s,]+/).reduce<string[]>(addHashtag, [...value]));
    setTyped("");
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== ",") return;
    event.preventDefault();
    add();
  };

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Hashtags"
        hint={isFull ? "That is as many as fit." : "Press Enter after each."}
        aside={
          <span className="figures">
            {value.length}/{HASHTAGS_MAX}
          </span>
        }
      >
        {(field) => (
          <div className="flex gap-2">
            <Input
              {...field}
              value={typed}
              disabled={isFull}
              autoCapitalize="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={addByKey}
            />
            <Button variant="secondary" disabled={isFull || typed.trim() === ""} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      <ul aria-label="Chosen hashtags" className="flex flex-wrap gap-2 empty:hidden">
        {value.map((tag) => (
          <li
            key={tag}
            className="inline-flex max-w-full items-center rounded-sm border border-contour bg-shoal pl-2.5 text-sm text-water-ink"
          >
            <span className="truncate">#{tag}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remove #${tag}`}
              onClick={() => onChange(value.filter((one) => one !== tag))}
              className="min-h-8 px-2"
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
