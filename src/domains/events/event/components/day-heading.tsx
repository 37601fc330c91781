import { ChevronLeft } from "lucide-react";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { monthText } from "#src/shared/calendar-days.ts";
import { dayText } from "../when-rules.ts";
import { DAY_ANCHOR, MONTH_ANCHOR } from "./month-calendar.tsx";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Above the list of one day: which it is, and the way back to its month. */
export function DayHeading({ filters }: { filters: Filters }) {
  const { search, linkTo } = filters;
  const day = search.get("startDate") ?? "";
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return null;
  if (search.get("endDate") !== day) return null;
  const month = day.slice(0, 7);
  const back = linkTo({ startDate: null, endDate: null, view: "month", month });
  return (
    <div id={DAY_ANCHOR} className="mb-4 flex scroll-mt-4 flex-col gap-1">
      <p>
        <TextLink asChild>
          <Link to={`${back}#${MONTH_ANCHOR}`} className="inline-flex items-center gap-1">
            <ChevronLeft aria-hidden className="size-4" /> Back to {monthText(month)}
          </Link>
        </TextLink>
      </p>
      <h3 className="text-xl">{dayText(day)}</h3>
    </div>
  );
}
