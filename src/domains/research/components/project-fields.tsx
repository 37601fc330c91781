import type { ReactNode } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import {
  DURATIONS,
  FUNDING_STATUSES,
  PROJECT_STATUSES,
  RESEARCH_TYPES,
} from "../limits-contract.ts";
import type { ProjectValues } from "./project-values.ts";

type ProjectErrors = Partial<FieldErrors<ProjectValues>> | Readonly<Record<string, string>>;

interface FormParts {
  register: UseFormRegister<ProjectValues>;
  errors: ProjectErrors;
  given: ProjectValues;
}

interface ProjectFieldsProps extends FormParts {
  /** Whoever can change it later says how it stands. */
  withStanding: boolean;
}

const WITH_COMMAS = "Separate them with commas.";

export function ProjectFields(props: ProjectFieldsProps) {
  return (
    <>
      <Line {...props} name="title" label="Project title" required />
      <Pair>
        <Line {...props} name="leadResearcher" label="Lead researcher" required />
        <Line {...props} name="institution" label="Institution" required />
      </Pair>
      <Pair>
        <Line
          {...props}
          name="contactEmail"
          label="Contact e-mail"
          hint="We ask this address once whether the project is its reader’s. It is not shown to visitors."
          type="email"
          required
        />
        <Line
          {...props}
          name="website"
          label="Website"
          hint="Such as https://example.org"
          type="url"
        />
      </Pair>
      <Text {...props} name="description" label="Description" rows={6} required />
      <Pair>
        <Choice
          {...props}
          name="researchType"
          label="Research type"
          names={RESEARCH_TYPES}
          mayStayOpen
        />
        <Choice
          {...props}
          name="estimatedDuration"
          label="Estimated duration"
          names={DURATIONS}
          mayStayOpen
        />
      </Pair>
      {props.withStanding ? <StandingFields {...props} /> : null}
      <Line {...props} name="targetSpecies" label="Target species" hint={WITH_COMMAS} />
      <Line {...props} name="dataNeeded" label="Data needed" hint={WITH_COMMAS} />
      <Line {...props} name="expectedOutcomes" label="Expected outcomes" hint={WITH_COMMAS} />
      <Text {...props} name="publications" label="Publications" hint="One on each line." rows={4} />
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
);

export const StandingFields = (form: FormParts) => (
  <Pair>
    <Choice {...form} name="status" label="Status" names={PROJECT_STATUSES} />
    <Choice {...form} name="fundingStatus" label="Funding" names={FUNDING_STATUSES} />
  </Pair>
);

interface OneFieldProps extends FormParts {
  name: keyof ProjectValues;
  label: string;
  hint?: string;
  required?: boolean;
}

function Line({ name, label, hint, required, type, ...form }: OneFieldProps & { type?: string }) {
  return (
    <Field {...{ label, hint, required }} error={form.errors[name]}>
      {(field) => (
        <Input {...field} type={type} {...form.register(name)} defaultValue={form.given[name]} />
      )}
    </Field>
  );
}

function Text({ name, label, hint, required, rows, ...form }: OneFieldProps & { rows: number }) {
  return (
    <Field {...{ label, hint, required }} error={form.errors[name]}>
      {(field) => (
        <Textarea {...field} rows={rows} {...form.register(name)} defaultValue={form.given[name]} />
      )}
    </Field>
  );
}

interface ChoiceProps extends OneFieldProps {
  names: Readonly<Record<string, string>>;
  mayStayOpen?: boolean;
}

function Choice({ name, label, names, mayStayOpen, ...form }: ChoiceProps) {
  return (
    <Field label={label} error={form.errors[name]}>
      {(field) => (
        <NativeSelect
          {...field}
          options={optionsOf(names)}
          placeholder={mayStayOpen ? "Not said" : undefined}
          {...form.register(name)}
          defaultValue={form.given[name]}
        />
      )}
    </Field>
  );
}
