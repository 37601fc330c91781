/** What an owner writes under a good, a middling and a bad review. */
export const ANSWERS: Record<"good" | "fair" | "bad", readonly string[]> = {
  good: [
    "Thank you for coming by water and for taking the time to write. The crew has read it aloud.",
    "That made our week. Hail us on the radio next time and we will have a line ready.",
    "Glad the evening light did its part. Come back in the shoulder season, it is quieter.",
    "Thank you. I have passed this on to the people on the dock, who earned it.",
  ],
  fair: [
    "Thank you for the fair words. We have added a second pair of hands on Saturdays.",
    "You are right about the wait. Call ahead on holiday weekends and we will hold a place.",
    "Point taken. The new pilings go in this winter and that corner should be easier after.",
  ],
  bad: [
    "I am sorry that this was your visit. Please write to us, I would like to put it right.",
    "This is not how we want it to be. We have talked it through with the crew and changed the order of the evening.",
    "Thank you for telling us plainly. The broken cleat is replaced, and the light on the dock works again.",
  ],
};

/** What readers say when they report something. */
export const REPORTS: readonly { reason: string; note: string | null }[] = [
  { reason: "wrong", note: "The fuel dock has been open again since spring." },
  { reason: "fake", note: null },
  { reason: "private", note: "It names one of the deckhands." },
  { reason: "spam", note: null },
];

/** A published review and what its writer would rather say now. */
export const CHANGED_MIND = {
  published: {
    rating: 3,
    title: "Good, with a wait",
    content:
      "Friendly people and a fine view, but we circled for half an hour before we got a line.",
  },
  changed: {
    rating: 4,
    title: "Better on a weekday",
    content: "Came back on a Tuesday: a line at once, the same fine view, and time to talk.",
  },
};

/** What administrators are there to decline. */
export const ADVERTISEMENT = {
  userName: "Best Deals",
  userEmail: "best.deals@example.com",
  rating: 5,
  title: "Amazing offers",
  content:
    "Great place! Click here https://deals.example.com or https://more.example.com, promo code BOAT.",
};
