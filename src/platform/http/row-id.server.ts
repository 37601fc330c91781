import { z } from "zod";

const INTEGER_MAX = 2_147_483_647;

/** The number of a row in a path. A larger one is of no row, and PostgreSQL would choke on it. */
export const RowId = z.coerce.number().int().positive().max(INTEGER_MAX);
