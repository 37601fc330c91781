import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { plainObjection } from "#src/shared/plain-objections.ts";

/** The rules of a call, beside the fields of its form: the server says the same about the same value. */
export const plainResolver = <Output, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: plainObjection });
