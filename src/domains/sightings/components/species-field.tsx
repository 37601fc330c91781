import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { speciesLikeQuery } from "#src/domains/species/client.ts";
import { SPECIES_NAME_MAX_LENGTH } from "#src/domains/species/limits-contract.ts";

const LETTERS_MIN = 3;

interface SpeciesFieldProps {
  label: string;
  hint?: string;
  given: string;
  error?: string | { message?: string };
}

/** A name of the catalogue, which is suggested, or what somebody would call it. */
export function SpeciesField({ label, hint, given, error }: SpeciesFieldProps) {
  const { register, watch } = useFormContext<{ speciesName: string }>();
  const list = useId();
  const typed = watch("speciesName") ?? "";
  const { data } = useQuery({
    ...speciesLikeQuery(typed.trim()),
    enabled: typed.trim().length >= LETTERS_MIN,
    placeholderData: (before) => before,
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <>
          <Input
            {...field}
            {...register("speciesName")}
            list={list}
            autoComplete="off"
            maxLength={SPECIES_NAME_MAX_LENGTH}
            defaultValue={given}
          />
          <datalist id={list}>
            {data?.map(({ id, commonName, scientificName }) => (
              <option key={id} value={commonName}>
                {scientificName}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
