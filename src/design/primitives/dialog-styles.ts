export const SCRIM =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** On a phone it rises from the lower edge, within reach of a thumb. */
export const DIALOG_PANEL = [
  "fixed z-50 flex max-h-[92dvh] flex-col bg-paper text-ink",
  "inset-x-0 bottom-0 border-ink border-t",
  "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2",
  "sm:rounded-md sm:border",
  "data-[state=open]:animate-rise data-[state=closed]:animate-settle",
].join(" ");

export const DIALOG_FOOTER =
  "flex flex-col-reverse gap-3 border-line border-t p-5 sm:flex-row sm:justify-end sm:px-7";
