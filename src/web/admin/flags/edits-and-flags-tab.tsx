import { FlagsQueue } from "./flags-queue.tsx";

/** What readers and owners say about what is already there. */
export default function EditsAndFlagsTab() {
  return (
    <section aria-labelledby="reports-heading" className="flex flex-col gap-5">
      <h3 id="reports-heading" className="text-xl">
        Reports
      </h3>
      <FlagsQueue />
    </section>
  );
}
