import type { Services } from "../services.server.ts";
import type { ProductOf } from "./purchase.server.ts";

export type Product = ProductOf<Services>;
