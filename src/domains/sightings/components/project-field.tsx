import type { ComponentProps } from "react";
import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";

interface ProjectFieldProps extends Omit<ComponentProps<typeof NativeSelect>, "options"> {
  projects: readonly ProjectChoice[];
  given: string;
  error?: string | { message?: string };
}

/** For those who take part in a citizen science project: the report counts for it. */
export function ProjectField({ projects, given, error, ...control }: ProjectFieldProps) {
  if (projects.length === 0) return null;
  const options = [
    { value: "", label: "No project" },
    ...projects.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return (
    <Field
      label="Citizen science project"
      hint="Of those that you take part in; it counts the report as a contribution."
      error={error}
    >
      {(field) => <NativeSelect {...field} {...control} options={options} defaultValue={given} />}
    </Field>
  );
}
