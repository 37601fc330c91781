import { AlertSection } from "./alert-section.tsx";

/** What anybody can send in. */
export const SubmitTab = () => (
  <div className="grid max-w-3xl gap-8">
    <AlertSection />
  </div>
);
