import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { CategoryGrid } from "#src/domains/directory/listing/components/category-grid.tsx";
import { ApplyButton } from "#src/domains/search/components/query-form.tsx";
import { countByCategory } from "#src/domains/search/stored-counts.server.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/categories";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Categories",
    description:
      "All ten kinds of waterfront places on Landfall, from restaurants and marinas to sandbars and outdoor stores.",
    canonicalPath: "/categories",
  });

const STATES = ["FL", "MD", "VA", "SC", "GA", "NC"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get("state") ?? "";
  const state = STATES.includes(given) ? given : undefined;
  const { db } = context.get(pageContext).services;
  return { counts: await countByCategory(db, { state }), state: state ?? null };
}

export default function Categories({ loaderData: { counts, state } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get("q") ?? "");
  const words = typed.trim().toLowerCase();
  const shown = CATEGORIES.filter(
    ({ id, name, description }) =>
      `${name} ${description}`.toLowerCase().includes(words) && (!state || (counts[id] ?? 0) > 0),
  );
  return (
    <>
      <PageHeader
        contours="categories"
        title="Categories"
        lead="Ten kinds of places, ashore and afloat."
      >
        <form
          action="/categories"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          className="mt-6 flex max-w-3xl flex-wrap items-end gap-3"
        >
          <Field label="Search categories" className="min-w-56 grow">
            {(control) => (
              <Input
                {...control}
                name="q"
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Field label="State">
            {(control) => (
              <NativeSelect
                {...control}
                name="state"
                options={["All", ...STATES].map((value) => ({ value, label: value }))}
                value={state ?? "All"}
                onChange={({ target }) =>
                  setSearch(target.value === "All" ? {} : { state: target.value }, {
                    preventScrollReset: true,
                  })
                }
              />
            )}
          </Field>
          <ApplyButton label="Search" />
        </form>
      </PageHeader>
      <Section title={state ? `Categories in ${state}` : "All categories"}>
        {shown.length > 0 ? (
          <CategoryGrid categories={shown} counts={counts} state={state ?? undefined} />
        ) : (
          <EmptyState
            heading="h3"
            title="No category matches"
            action={<Button onClick={() => setTyped("")}>Clear the search</Button>}
          >
            Try another word or another state.
          </EmptyState>
        )}
      </Section>
      <Section title="Is your place missing?" tone="land">
        <Button asChild>
          <Link to="/add-business">Add Your Business</Link>
        </Button>
      </Section>
    </>
  );
}
