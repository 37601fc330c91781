/**
 * Runs in <head> before anything is laid out. Marks a page that is opened anew and at its top, not
 * one that is reloaded, gone back to, or linked to by a place in it.
 * It changes <html>, which therefore needs suppressHydrationWarning.
 */
export const FIRST_PAINT_SCRIPT = `try{if(performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash)document.documentElement.dataset.firstPaint=""}catch(e){}`;
