/** The page is water; at its foot the water shoals and the footer is land. */
export function Coast() {
  return (
    <svg aria-hidden="true" className="block h-30 w-full md:h-45">
      <use href="/art/coast.svg#coast" />
    </svg>
  );
}
