import { Slot } from "radix-ui";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { toast } from "#src/design/primitives/toast-store.ts";
import { PanelScope } from "#src/design/unsaved/unsaved-guard.tsx";
import { askToLeave, hasUnsaved } from "#src/design/unsaved/unsaved-words.ts";

/** What every panel over the page is told by its opener. */
export interface PanelState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gives the focus back to where it was. */
  onClosed: () => void;
}

interface PanelOpenerProps<Content extends object> {
  load: () => Promise<{ default: ComponentType<Content & PanelState> }>;
  content: Content;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const ClosePanel = createContext<() => void>(() => undefined);

/** A dialog, a sheet, a question: most people never open it, so that it is loaded for those who do. */
export function PanelOpener<Content extends object>(props: PanelOpenerProps<Content>) {
  const { load, content, trigger, open: given, onOpenChange } = props;
  const [own, setOwn] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<Content & PanelState> | null>(null);
  const [scope] = useState(() => ({}));
  const cameFrom = useRef<Element | null>(null);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  /** By the person's own hand, which may be a slip. */
  const ask = async (next: boolean) => {
    if (next || !hasUnsaved(scope) || (await askToLeave())) change(next);
  };
  const show = useEffectEvent(async () => {
    cameFrom.current = document.activeElement;
    try {
      const loaded = await load();
      setPanel(() => loaded.default);
    } catch {
      change(false);
      toast({
        title: "This did not load",
        description: "Check your connection, then load the page again.",
        tone: "danger",
      });
    }
  });

  useEffect(() => {
    if (open) void show();
  }, [open]);

  /** Ahead of the click that is likely to follow; a failure shows when it does. */
  const preload = () => void load().catch(() => undefined);
  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <>
      {trigger ? (
        <Slot.Root
          aria-haspopup="dialog"
          aria-expanded={open}
          data-state={open ? "open" : "closed"}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => ask(!open)}
        >
          {trigger}
        </Slot.Root>
      ) : null}
      {Panel ? (
        <PanelScope value={scope}>
          <ClosePanel value={() => ask(false)}>
            <Panel {...content} open={open} onOpenChange={ask} onClosed={giveFocusBack} />
          </ClosePanel>
        </PanelScope>
      ) : null}
    </>
  );
}

/** Its one child closes the panel around it. */
export function PanelClose({ children }: { children: ReactNode }) {
  const close = use(ClosePanel);
  return <Slot.Root onClick={close}>{children}</Slot.Root>;
}
