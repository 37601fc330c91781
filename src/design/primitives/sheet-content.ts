import type { ReactNode } from "react";

/** What a sheet shows; its trigger and its panel are loaded apart. */
export interface SheetContent {
  title: ReactNode;
  side?: "right" | "bottom";
  footer?: ReactNode;
  children: ReactNode;
}
