import { type SQL, sql } from "drizzle-orm";
import { integer, numeric, text } from "drizzle-orm/pg-core";

/** The middle of the cell of a fifth of a degree; in numeric, since floats put 38.8 into the wrong one. */
const middleOfCell = (column: string): SQL => sql.raw(`floor(${column} * 5) / 5 + 0.1`);

/** Where something was, for a table whose rows may have to be shown roughly (`places`). */
export const placeColumns = () => ({
  /** As it was written. */
  location: text().notNull(),
  latitude: numeric({ precision: 9, scale: 6 }),
  longitude: numeric({ precision: 9, scale: 6 }),
  accuracyMeters: integer("accuracy_meters"),
  positionSource: text("position_source", { enum: ["device", "map", "place"] }),
  /** County or water of the middle of the cell: it tells no more than the cell does. */
  publicArea: text("public_area"),
  cellLatitude: numeric("cell_latitude", { precision: 4, scale: 1 }).generatedAlwaysAs(
    middleOfCell("latitude"),
  ),
  cellLongitude: numeric("cell_longitude", { precision: 4, scale: 1 }).generatedAlwaysAs(
    middleOfCell("longitude"),
  ),
});
