import {
  Anchor,
  Award,
  Binoculars,
  Camera,
  Compass,
  Crown,
  Flame,
  LifeBuoy,
  MapPin,
  Megaphone,
  PenLine,
  Sailboat,
  Ship,
  ShipWheel,
  Star,
  Trophy,
  Users,
} from "lucide-react";
import type { ComponentType, SVGProps } from "react";

const ICONS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  anchor: Anchor,
  award: Award,
  binoculars: Binoculars,
  camera: Camera,
  compass: Compass,
  crown: Crown,
  flame: Flame,
  "life-buoy": LifeBuoy,
  lifebuoy: LifeBuoy,
  "map-pin": MapPin,
  megaphone: Megaphone,
  pen: PenLine,
  sailboat: Sailboat,
  ship: Ship,
  "ship-wheel": ShipWheel,
  star: Star,
  trophy: Trophy,
  users: Users,
};

/** Of an achievement or a tier, by the name that is stored. */
export function RewardIcon({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Icon = ICONS[name] ?? Award;
  return <Icon aria-hidden {...rest} />;
}
