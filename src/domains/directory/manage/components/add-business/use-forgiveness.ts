import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ListingValues } from "../listing-form/listing-values.ts";

/**
 * A complaint goes as soon as the entry is right. Not when the field is left: what stands below
 * would move away under the click.
 */
export function useForgiveness(form: UseFormReturn<ListingValues>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return unsubscribe;
  }, [form]);
}
