import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";

export function requireProduct({ products }: Pick<Services, "products">, name: string): Product {
  const product = products.get(name);
  if (!product) throw new Error(`Nobody sells "${name}"`);
  return product;
}

/** A site that is open to the world takes no play money unless its operator says so. */
export function requireProcessor({ payments }: Pick<Services, "payments">): PaymentProcessor {
  if (payments) return payments;
  throw new AppError("unavailable", "Payments are not open on this site.");
}
