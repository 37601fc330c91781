import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { isForPage } from "#src/design/table/use-list-keys.ts";

const KEYS = [
  ["j", "Next row"],
  ["k", "Previous row"],
  ["a", "Approve, or uphold a report"],
  ["r", "Reject or decline, or dismiss a report"],
  ["e", "Edit a business or a review"],
  ["o", "Open a conversation"],
  ["?", "This help"],
] as const;

export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || !isForPage(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Keyboard"
      description="Letters work while no field holds the cursor."
      trigger={
        <Button variant="secondary" size="sm" className="max-md:hidden">
          <Keyboard aria-hidden /> Keyboard
        </Button>
      }
    >
      <dl className="grid grid-cols-[3rem_1fr] gap-y-2">
        {KEYS.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="figures rounded-sm border border-line-strong px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
