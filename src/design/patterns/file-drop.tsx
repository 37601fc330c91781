import { ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";

interface FileDropProps {
  /** Names the picker for those who do not see it. */
  label: string;
  accept: string;
  multiple: boolean;
  /** As a plain form sends them; without it they need scripts. */
  name?: string;
  disabled?: boolean;
  buttonText: string;
  hint: ReactNode;
  onFiles: (files: File[], verb: "select" | "drop") => void;
}

const PLAIN_PICKER =
  "max-w-full file:me-3 file:min-h-11 file:rounded-sm file:border file:border-line-strong file:bg-paper file:px-4 file:font-semibold";

/** Files by a button, or dropped beside it. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, multiple, name, disabled, buttonText, hint, onFiles } = props;
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);

  function receiveDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files], "drop");
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={receiveDrop}
      className={cx(
        "flex flex-col items-center gap-2 rounded-md border border-line-strong border-dashed p-6 text-center",
        isOver && "border-ink bg-shoal",
      )}
    >
      <input
        ref={picker}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])], "select");
          event.target.value = "";
        }}
      />
      <Button
        variant="secondary"
        className={name ? "with-script" : undefined}
        aria-describedby={hintId}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        <ImagePlus aria-hidden /> {buttonText}
      </Button>
      {name ? (
        <noscript>
          <input
            type="file"
            name={name}
            multiple={multiple}
            accept={accept}
            aria-label={label}
            aria-describedby={hintId}
            className={PLAIN_PICKER}
          />
        </noscript>
      ) : null}
      <p id={hintId} className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  );
}
