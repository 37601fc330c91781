import { expect, test } from "vitest";
import { isSourceModule } from "./architecture/house.ts";
import { readTree } from "./architecture/read-tree.ts";

const modules = [...readTree(".")].filter(([path]) => isSourceModule(path));
const naming = (text: string | RegExp) =>
  modules
    .filter(([, source]) => (typeof text === "string" ? source.includes(text) : text.test(source)))
    .map(([path]) => path.replace("src/", ""))
    .toSorted();

test("files leave the browser in one way, and only the queue of a form sends them to the media", () => {
  expect(naming("new XMLHttpRequest")).toEqual(["shared/send-file.ts"]);
  expect(naming("/send-file.ts")).toEqual([
    "domains/accounts/profile/client.ts",
    "domains/media/upload-client.ts",
  ]);
  expect(naming("/upload-client.ts")).toEqual(["domains/media/upload-queue.ts"]);
  expect(naming('"POST /api/media"')).toEqual(["domains/media/upload-client.ts"]);
  expect(naming(/new UploadQueue\(/)).toEqual(["domains/media/components/use-attachments.ts"]);
});

test("there are no other file pickers than those that are shown to wait", () => {
  expect(naming(/type="file"/)).toEqual([
    "design/patterns/file-drop.tsx",
    "domains/accounts/profile/components/picture-form.tsx",
    // Read on the device: nothing is sent.
    "domains/events/door/components/door-camera.tsx",
    // A part of the call itself, which waits for nothing else.
    "domains/identification/components/photo-form.tsx",
  ]);
  expect(naming("/file-drop.tsx")).toEqual([
    "domains/media/components/media-uploader.tsx",
    "domains/sharing/components/photo-drop.tsx",
  ]);
  expect(naming("/media-uploader.tsx")).toEqual([
    "domains/alerts/components/alert-fields.tsx",
    "domains/citizen-science/components/project-fields.tsx",
    "domains/claims/components/claim-form.tsx",
    "domains/directory/manage/components/listing-form/photo-fields.tsx",
    "domains/events/organize/components/event-fields.tsx",
    "domains/rentals/desk/components/item-fields.tsx",
    "domains/reviews/components/review-parts.tsx",
    "domains/sightings/components/report-fields.tsx",
  ]);
  expect(naming("/review-parts.tsx")).toEqual([
    "domains/reviews/components/admin/review-form-fields.tsx",
    "domains/reviews/components/review-fields.tsx",
  ]);
});

test("every form that waits for files shows how far they are", () => {
  const forms = [
    "domains/alerts/components/alert-form.tsx",
    "domains/citizen-science/components/project-form.tsx",
    "domains/claims/components/claim-form.tsx",
    "domains/directory/manage/components/add-business/wizard-form.tsx",
    "domains/directory/manage/components/admin/edit-listing-dialog.tsx",
    "domains/directory/manage/components/edit-listing/edit-listing-form.tsx",
    "domains/events/organize/components/event-form.tsx",
    "domains/rentals/desk/components/item-form.tsx",
    "domains/reviews/components/admin/review-form-dialog.tsx",
    "domains/reviews/components/review-form.tsx",
    "domains/reviews/components/review-page-form.tsx",
    "domains/sharing/components/experience-dialog.tsx",
    "domains/sightings/components/edit-report-form.tsx",
    "domains/sightings/components/report-form.tsx",
  ];
  expect(naming("<AttachmentsProvider ")).toEqual(forms);
  expect(naming("<UploadProgress />")).toEqual(forms);
});
