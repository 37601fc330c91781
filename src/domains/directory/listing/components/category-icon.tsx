import {
  Anchor,
  Calendar,
  Compass,
  Hotel,
  LifeBuoy,
  type LucideIcon,
  Ship,
  ShoppingBag,
  Utensils,
  Waves,
  Zap,
} from "lucide-react";
import type { CategoryIconName } from "../category-contract.ts";

const ICONS: Record<CategoryIconName, LucideIcon> = {
  Anchor,
  Calendar,
  Compass,
  Hotel,
  LifeBuoy,
  Ship,
  ShoppingBag,
  Utensils,
  Waves,
  Zap,
};

export function CategoryIcon({ name, className }: { name: CategoryIconName; className?: string }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden className={className} />;
}
