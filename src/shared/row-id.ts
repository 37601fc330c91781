import { z } from "zod";

export const ROW_NUMBER_MAX = 2_147_483_647;
const DIGITS = /^[1-9]\d{0,9}$/;

/** The number of a row: plain digits where it comes as text. A larger one is of no row, and PostgreSQL would choke on it. */
export const rowNumber = (complaint: string) =>
  z.preprocess(
    (given) => (typeof given === "string" && DIGITS.test(given) ? Number(given) : given),
    z.int(complaint).positive(complaint).max(ROW_NUMBER_MAX, complaint),
  );
