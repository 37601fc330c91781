import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import type { ChatPanel } from "./chat-panel.tsx";

/** On every page. Until scripts are there, and where its own does not come, it leads to the page of the assistant. */
export function ChatLauncher({ asksModel = false }: { asksModel?: boolean }) {
  const isAlive = useIsAlive();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof ChatPanel>();
  const open = () => {
    setOpen(true);
    import("./chat-panel.tsx").then(
      (part) => setPanel(() => part.ChatPanel),
      () => window.location.assign("/assistant"),
    );
  };
  return (
    <aside className="chat-corner">
      <Button
        asChild={!isAlive}
        hidden={isOpen}
        aria-label="Ask the marine assistant"
        onClick={open}
      >
        {isAlive ? "Ask" : <a href="/assistant">Ask</a>}
      </Button>
      {Panel ? <Panel asksModel={asksModel} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </aside>
  );
}
