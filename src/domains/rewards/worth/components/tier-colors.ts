interface TierLook {
  text: string;
  fill: string;
}

const LOOKS: Readonly<Record<string, TierLook>> = {
  slate: { text: "text-pennant-slate", fill: "bg-pennant-slate" },
  teal: { text: "text-pennant-teal", fill: "bg-pennant-teal" },
  blue: { text: "text-pennant-blue", fill: "bg-pennant-blue" },
  violet: { text: "text-pennant-violet", fill: "bg-pennant-violet" },
  amber: { text: "text-pennant-amber", fill: "bg-pennant-amber" },
  rose: { text: "text-pennant-rose", fill: "bg-pennant-rose" },
};

const PLAIN: TierLook = { text: "text-ink", fill: "bg-ink" };

/** The pennant of a tier in the light of the page. */
export const tierLook = (color: string): TierLook => LOOKS[color] ?? PLAIN;
