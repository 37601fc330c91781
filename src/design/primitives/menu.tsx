import { type DropdownMenu, Slot } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { cx } from "#src/design/class-names.ts";
import { FLOATING_ITEM, FLOATING_LIST } from "#src/design/primitives/control-styles.ts";
import { toast } from "#src/design/primitives/toast-store.ts";

type Kit = typeof DropdownMenu;

const MenuKit = createContext<Kit | null>(null);

function useKit(): Kit {
  const kit = useContext(MenuKit);
  if (!kit) throw new Error("This belongs into a Menu");
  return kit;
}

const loadKit = async (): Promise<Kit> =>
  (await import("#src/design/primitives/menu-kit.ts")).default;
/** Ahead of the click that is likely to follow; a failure shows when it does. */
const preload = () => void loadKit().catch(() => undefined);

interface MenuProps {
  /** One button. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

/** Most people never open it: what it needs is loaded for those who do. */
export function Menu({ trigger, ...props }: MenuProps) {
  const [kit, setKit] = useState<Kit | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);

  async function load(isKeyboard: boolean) {
    try {
      const loaded = await loadKit();
      setByKeyboard(isKeyboard);
      setKit(() => loaded);
    } catch {
      toast({
        title: "This did not load",
        description: "Check your connection, then load the page again.",
        tone: "danger",
      });
    }
  }

  if (kit) {
    return (
      <MenuKit value={kit}>
        <LoadedMenu {...props} trigger={trigger} byKeyboard={byKeyboard} />
      </MenuKit>
    );
  }
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={preload}
      onFocus={preload}
      // A key gives a click without a count.
      onClick={(event) => load(event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown") load(true);
      }}
    >
      {trigger}
    </Slot.Root>
  );
}

interface LoadedMenuProps extends MenuProps {
  /** Then the focus goes to the first item. */
  byKeyboard: boolean;
}

/** Not modal: the page behind it keeps its scroll bar and does not jump. It opens at once. */
function LoadedMenu({ trigger, align = "end", byKeyboard, children }: LoadedMenuProps) {
  const { Root, Trigger, Portal, Content } = useKit();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!byKeyboard) setOpen(true);
    const press = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true });
    if (byKeyboard) button.current?.dispatchEvent(press);
  }, [byKeyboard]);
  return (
    <Root modal={false} open={open} onOpenChange={setOpen}>
      <Trigger asChild ref={button}>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(FLOATING_LIST, "data-[state=open]:animate-rise")}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** With `asChild` the one child, a link for instance, is the item. */
export function MenuItem({ className, ...rest }: ComponentProps<Kit["Item"]>) {
  const { Item } = useKit();
  return <Item className={cx(FLOATING_ITEM, className)} {...rest} />;
}

export function MenuLabel({ className, ...rest }: ComponentProps<Kit["Label"]>) {
  const { Label } = useKit();
  return <Label className={cx("px-3 py-2 text-ink-soft text-xs", className)} {...rest} />;
}

export function MenuSeparator() {
  const { Separator } = useKit();
  return <Separator className="-mx-1 my-1 h-px bg-line" />;
}
