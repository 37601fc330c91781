import { z } from "zod";
import { ROW_NUMBER_MAX } from "#src/shared/row-id.ts";

const DIGITS = /^(?:0|[1-9]\d*)$/;
const COMPLAINT = "Please give a number in plain digits.";
const NO_ROW = 0;

/** The number of a row in a path. Digits that no row can have are the number of one that is not there. */
export const RowId = z.preprocess(
  (given) => (typeof given === "string" && DIGITS.test(given) ? numberOf(given) : given),
  z.int(COMPLAINT).nonnegative(COMPLAINT).meta({ minimum: 1, maximum: ROW_NUMBER_MAX }),
);

function numberOf(digits: string): number {
  const number = Number(digits);
  return number <= ROW_NUMBER_MAX ? number : NO_ROW;
}
