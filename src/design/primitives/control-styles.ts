/** What every box that takes an entry has in common, whatever its size. */
export const CONTROL_BOX = [
  "rounded-md border border-line-strong bg-paper text-ink",
  "transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:bg-danger-soft",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal disabled:text-ink-soft",
].join(" ");

export const CONTROL = `${CONTROL_BOX} w-full min-h-11 px-3 py-2 text-base`;

export const RADIO_DOT =
  "dot-button size-5.5 shrink-0 cursor-pointer rounded-full border-[1.5px] border-line-strong bg-paper transition-colors checked:border-accent hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal";

/** A list that floats above the page: options, menus. */
export const FLOATING_LIST =
  "z-50 min-w-44 rounded-md border border-ink bg-paper p-1 text-ink text-sm";

export const FLOATING_ITEM = [
  "relative flex min-h-11 cursor-pointer select-none items-center gap-2.5 border-transparent border-l-[3px] px-3 py-2",
  "text-ink no-underline outline-none data-highlighted:border-accent data-highlighted:bg-shoal-deep",
  "data-disabled:cursor-not-allowed data-disabled:text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0",
].join(" ");
