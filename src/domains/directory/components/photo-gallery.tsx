import { EmptyState } from "#src/design/patterns/empty-state.tsx";

export function PhotoGallery({ name, images }: { name: string; images: readonly string[] }) {
  if (images.length === 0) return <EmptyState heading="h3" title="No photos yet" />;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {images.map((image, index) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <img
              src={image}
              alt={`${name}, ${index + 1} of ${images.length}`}
              width={1200}
              height={800}
              loading="lazy"
              className="aspect-3/2 w-full border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
