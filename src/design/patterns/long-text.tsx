import { useState } from "react";
import { cx } from "../class-names.ts";
import { Button } from "../primitives/button.tsx";

interface LongTextProps {
  text: string;
  /** Of what waits for a decision every word is there at once. */
  isWhole: boolean;
  /** "of the review Worth the detour", for whoever cannot see which text the button opens. */
  of: string;
}

const SHORT = 180;

/** The words of a thing in a list: all of them, or the first lines with a way to the others. */
export function LongText({ text, isWhole, of }: LongTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = !isWhole && (text.length > SHORT || text.split("\n").length > 3);
  const isCut = isLong && !isOpen;
  return (
    <>
      <p
        className={cx(
          "wrap-anywhere whitespace-pre-line text-ink-soft",
          isCut && "line-clamp-3 whitespace-normal",
        )}
      >
        {text}
      </p>
      {isLong ? (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Show less" : "Show all"} ${of}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      ) : null}
    </>
  );
}
