import { Anchor, Plus, Trash2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/design/primitives/menu.tsx";
import { NativeSheet, SHEET_BODY } from "#src/design/primitives/native-sheet.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { Tooltip } from "#src/design/primitives/tooltip.tsx";

const ROW = "flex flex-wrap items-center gap-3";

export function Buttons() {
  return (
    <div className="space-y-4">
      <div className={ROW}>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button pending>Saving…</Button>
        <Button variant="secondary" pending>
          Saving…
        </Button>
      </div>
      <div className={ROW}>
        <Button size="sm" variant="secondary">
          <Plus aria-hidden />
          Small
        </Button>
        <Button>
          <Anchor aria-hidden />
          Medium
        </Button>
        <Button size="lg">Large</Button>
        <Button size="icon" variant="secondary" aria-label="Drop anchor">
          <Anchor aria-hidden />
        </Button>
        <TextLink href="#main">A link in text</TextLink>
      </div>
      <div className={ROW}>
        {(["neutral", "accent", "solid", "shoal", "land", "ok", "danger"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </div>
  );
}

export function Overlays() {
  return (
    <div className={ROW}>
      <Dialog
        title="Report a depth"
        description="What you measured helps the next keel."
        trigger={<Button variant="secondary">Dialog</Button>}
        footer={
          <>
            <PanelClose>
              <Button variant="secondary">Cancel</Button>
            </PanelClose>
            <PanelClose>
              <Button>Send</Button>
            </PanelClose>
          </>
        }
      >
        <p>Depths change with every storm. Say when you measured and at what state of the tide.</p>
      </Dialog>
      <ConfirmDialog
        title="Delete this mark?"
        description="It disappears from the chart for everyone. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 600))}
        trigger={<Button variant="secondary">Confirm</Button>}
      />
      <Button variant="secondary" popoverTarget="showcase-sheet">
        Sheet
      </Button>
      <NativeSheet id="showcase-sheet" title="Filters" side="right">
        <p className={SHEET_BODY}>Slides out over the page.</p>
      </NativeSheet>
      <Menu align="start" trigger={<Button variant="secondary">Menu</Button>}>
        <MenuItem>
          <Anchor aria-hidden />
          Anchor here
        </MenuItem>
        <MenuItem disabled>Weigh anchor</MenuItem>
        <MenuSeparator />
        <MenuItem>
          <Trash2 aria-hidden />
          Remove
        </MenuItem>
      </Menu>
      <Tooltip content="Opens after 700 ms">
        <Button variant="secondary">Tooltip</Button>
      </Tooltip>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: "Position saved", description: "You find it under Saved.", tone: "ok" })
        }
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: "Not saved", description: "The line dropped.", tone: "danger" })
        }
      >
        Toast, danger
      </Button>
    </div>
  );
}

export function Disclosures() {
  const [search] = useSearchParams();
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Tabs value={search.get("show") ?? "tides"}>
        <TabList aria-label="Conditions">
          <Tab value="tides" to="?show=tides">
            Tides
          </Tab>
          <Tab value="wind" to="?show=wind">
            Wind
          </Tab>
          <Tab value="light" to="?show=light">
            Light
          </Tab>
        </TabList>
        <TabPanel value="tides">Two highs and two lows a day.</TabPanel>
        <TabPanel value="wind">From the south-west, backing.</TabPanel>
        <TabPanel value="light">Sunset at 19:48.</TabPanel>
      </Tabs>
      <Accordion>
        <AccordionItem isOpenAtFirst title="What is a chart datum?">
          The level from which depths are measured: here the mean of the lower low waters.
        </AccordionItem>
        <AccordionItem title="Why magenta?">
          It stays legible under the red lamp of a chart table.
        </AccordionItem>
      </Accordion>
    </div>
  );
}
