const GUIDELINES = [
  "Write about a visit of your own, and say when it was.",
  "Tell what others need to know: the approach, the dock, the food, the people.",
  "Be fair and specific. A low rating is welcome when it says why.",
  "Leave out names and numbers of private people, insults and advertising.",
  "Do not review your own business or a competitor's, and take nothing from a business in return.",
  "Use photos and videos that you took yourself.",
];

export function ReviewGuidelines() {
  return (
    <section aria-labelledby="review-guidelines" className="border-coast border-l-4 bg-land p-5">
      <h2 id="review-guidelines" className="font-semibold font-serif text-xl">
        Review guidelines
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        {GUIDELINES.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        Every review is read before it is published. We mail you either way.
      </p>
    </section>
  );
}
