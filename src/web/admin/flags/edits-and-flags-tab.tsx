import { EditsQueue } from "#src/domains/directory/components/edits-queue.tsx";
import { FlagsQueue } from "./flags-queue.tsx";

/** What readers and owners say about what is already there. */
export default function EditsAndFlagsTab() {
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="edits-heading" className="flex flex-col gap-5">
        <h3 id="edits-heading" className="text-xl">
          Changes of listings
        </h3>
        <EditsQueue />
      </section>
      <section aria-labelledby="reports-heading" className="flex flex-col gap-5">
        <h3 id="reports-heading" className="text-xl">
          Reports
        </h3>
        <FlagsQueue />
      </section>
    </div>
  );
}
