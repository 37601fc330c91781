import { MessageCircle } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";

const loadPanel = async () => ({ default: (await import("./chat-panel.tsx")).ChatPanel });
const ChatPanel = lazyPart(loadPanel);
const PANEL = "marine-assistant";

/** On every page. Until scripts are there it leads to the page of the assistant; its code comes when it is opened. */
export function ChatLauncher() {
  const isAlive = useIsAlive();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <aside aria-label="Assistant" className="print:hidden">
      <div className={isOpen ? "hidden" : "corner-above-bar fixed right-0 z-20 p-3 sm:p-4"}>
        {isAlive ? (
          <Button
            ref={button}
            aria-label="Marine assistant"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadPanel().catch(() => undefined)}
            onClick={open}
            className={LOOKS}
          >
            <Face />
          </Button>
        ) : (
          <Button asChild className={LOOKS}>
            <Link to="/assistant" aria-label="Marine assistant">
              <Face />
            </Link>
          </Button>
        )}
      </div>
      {isWanted ? (
        <Suspense>
          <ChatPanel id={PANEL} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </aside>
  );
}

const LOOKS = "size-12 px-0 sm:w-auto sm:px-4";

const Face = () => (
  <>
    <MessageCircle aria-hidden />
    <span aria-hidden className="hidden sm:inline">
      Ask
    </span>
  </>
);
