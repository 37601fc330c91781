import { useNavigate } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Field } from "#src/design/form/field.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import { type BoardAddress, boardLink } from "../board-address.ts";
import { BOARD_PERIODS, type BoardPeriod } from "../limits-contract.ts";

const PERIOD_NAMES: Readonly<Record<BoardPeriod, string>> = {
  week: "This week",
  month: "This month",
  all: "All time",
};

interface BoardChoicesProps {
  address: BoardAddress;
  /** In which anybody has points. */
  states: readonly string[];
}

export function BoardChoices({ address, states }: BoardChoicesProps) {
  const navigate = useNavigate();
  const choose = (state: string) =>
    navigate(boardLink(address, { state }), { preventScrollReset: true });
  const offered = new Set(address.state ? [...states, address.state] : states);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label="Time of the leaderboard" className="flex max-sm:w-full">
        {BOARD_PERIODS.map((period) => (
          <PeriodLink key={period} {...{ address, period }} />
        ))}
      </nav>
      <QueryForm
        search={new URLSearchParams(boardLink(address, { state: "" }))}
        names={["state"]}
        className="flex grow items-end gap-3 sm:max-w-72"
      >
        <Field label="State" className="grow">
          {(field) => (
            <NativeSelect
              {...field}
              name="state"
              placeholder="All states"
              options={[...offered].toSorted().map((code) => ({
                value: code,
                label: STATES[code] ?? code,
              }))}
              value={address.state}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
        <ApplyButton label="Show" />
      </QueryForm>
    </div>
  );
}

function PeriodLink({ address, period }: { address: BoardAddress; period: BoardPeriod }) {
  const isShown = address.period === period;
  return (
    <Link
      to={boardLink(address, { period })}
      preventScrollReset
      aria-current={isShown ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 grow items-center justify-center border px-4 font-semibold text-sm no-underline",
        isShown
          ? "border-accent bg-accent-fill text-on-accent"
          : "border-line-strong bg-paper text-ink hover:border-ink",
      )}
    >
      {PERIOD_NAMES[period]}
    </Link>
  );
}
