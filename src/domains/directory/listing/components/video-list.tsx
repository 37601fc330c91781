interface VideoListProps {
  name: string;
  videos: readonly string[];
}

/** Nothing of a film is fetched before it is played; until then a drawing stands for it. */
export function VideoList({ name, videos }: VideoListProps) {
  return (
    <section aria-labelledby="videos" className="flex flex-col gap-4">
      <h3 id="videos" className="font-serif text-xl">
        Videos ({videos.length})
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {videos.map((video, index) => (
          <li key={video}>
            {/* biome-ignore lint/a11y/useMediaCaption: owners' own clips come without captions */}
            <video
              src={video}
              poster="/art/hero/marina.svg"
              controls
              playsInline
              preload="none"
              aria-label={`Video ${index + 1} of ${videos.length}: ${name}`}
              className="aspect-3/2 w-full border border-line bg-shoal object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
