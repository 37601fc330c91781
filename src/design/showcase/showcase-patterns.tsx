import { Anchor, Waves } from "lucide-react";
import { ChartFrame } from "#src/design/patterns/chart-frame.tsx";
import { ContourField } from "#src/design/patterns/contour-field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Prose } from "#src/design/patterns/prose.tsx";
import { ScaleBar } from "#src/design/patterns/scale-bar.tsx";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Avatar, AvatarPlaceholder } from "#src/design/primitives/avatar.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { WaterName } from "#src/design/primitives/names.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import { Skeleton, SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { Spinner } from "#src/design/primitives/spinner.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";

export function Surfaces() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {(["paper", "land", "shoal", "plain"] as const).map((tone) => (
        <Card key={tone} tone={tone} interactive>
          <h3 className="text-lg">Card, {tone}</h3>
          <p className="text-ink-soft">
            At the mouth of <WaterName>Back Creek</WaterName>.
          </p>
        </Card>
      ))}
      <StatCard
        label="Mean depth"
        value="5.2"
        unit="ft"
        origin="from 128 soundings"
        icon={<Waves />}
      />
      <StatCard
        label="Berths"
        value="1,048"
        origin="counted Mar 2026"
        tone="land"
        icon={<Anchor />}
      />
      <Card>
        <Skeleton className="mb-4 h-24" />
        <SkeletonText />
      </Card>
      <div className="space-y-5">
        <Progress value={50} label="Step 2 of 4" />
        <div className="flex items-center gap-4">
          <Spinner />
          <Avatar letter="M" />
          <Avatar letter="M" size="lg" />
          <AvatarPlaceholder />
        </div>
        <ScaleBar length={2} unit="nautical miles" className="mx-2" />
      </div>
    </div>
  );
}

export function Messages() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Alert tone="info" title="Tide tables are for this station only" role="note">
        The next one is 14 miles away.
      </Alert>
      <Alert tone="caution" title="Shoaling reported" role="note">
        Less water than charted since the storm.
      </Alert>
      <Alert tone="ok" title="Received" role="note">
        Thank you, the watch has it.
      </Alert>
      <Alert tone="danger" title="Not sent" role="note">
        The line dropped; nothing was lost.
      </Alert>
      <EmptyState
        icon={<Anchor />}
        heading="h3"
        title="Nothing here yet"
        action={<Button>Add the first</Button>}
      >
        Look a little further out, or add what you know.
      </EmptyState>
      <ErrorState heading="h3" onRetry={() => {}}>
        The tide gauge did not answer. Your entries are kept.
      </ErrorState>
    </div>
  );
}

const ROWS = [
  ["North Channel", "12.4", "06:42"],
  ["Middle Ground", "4.8", "07:10"],
  ["South Bar", "3.1", "07:25"],
] as const;

export function Figured() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <ChartFrame note={<span>Drawn, not surveyed</span>}>
        <div className="aspect-2/1 bg-page">
          <ContourField seed="frame" />
        </div>
      </ChartFrame>
      <div className="space-y-6">
        <Table caption="Soundings at low water">
          <TableHead>
            <TableRow>
              <TableHeader>Water</TableHeader>
              <TableHeader numeric>Depth, ft</TableHeader>
              <TableHeader numeric>Low water</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {ROWS.map(([name, depth, time]) => (
              <TableRow key={name}>
                <TableCell>
                  <WaterName>{name}</WaterName>
                </TableCell>
                <TableCell numeric>{depth}</TableCell>
                <TableCell numeric>{time}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Prose>
          <h3>Running text</h3>
          <p>
            A chart is a promise about depth. It says <a href="#main">what was measured</a>, when,
            and against which level.
          </p>
          <ul>
            <li>Depths in feet</li>
            <li>Heights above high water</li>
          </ul>
        </Prose>
      </div>
    </div>
  );
}
