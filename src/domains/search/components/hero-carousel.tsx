import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { whenIdle } from "#src/shared/when-idle.ts";

const SCENES = [
  { id: "harbour-dawn", name: "A harbour at dawn" },
  { id: "marina", name: "A marina" },
  { id: "sandbar", name: "A sandbar at low water" },
  { id: "regatta", name: "A regatta" },
  { id: "lighthouse", name: "A lighthouse" },
] as const;

const CAROUSEL_MS = 5000;

/** Moves on by itself unless someone is looking closely, asked it to rest, or prefers no motion. */
export function HeroCarousel() {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [areOthersShown, showOthers] = useState(false);
  const isResting = isPaused || isHeld;

  useEffect(() => whenIdle(() => showOthers(true)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dot that is chosen starts the five seconds anew
  useEffect(() => {
    if (isResting || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(
      () => setCurrent((shown) => (shown + 1) % SCENES.length),
      CAROUSEL_MS,
    );
    return () => clearInterval(timer);
  }, [isResting, current]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Scenes from the water"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="relative aspect-16/9 w-full overflow-hidden border border-ink bg-shoal"
    >
      {SCENES.slice(0, areOthersShown ? undefined : 1).map((scene, index) => (
        <img
          key={scene.id}
          src={`/art/hero/${scene.id}.svg`}
          alt={scene.name}
          width={1600}
          height={900}
          fetchPriority={index === 0 ? "high" : "low"}
          aria-hidden={index !== current}
          className={cx(
            "absolute inset-0 size-full object-cover transition-opacity duration-200",
            index === current ? "opacity-100" : "opacity-0",
          )}
        />
      ))}
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 p-2">
        {SCENES.map((scene, index) => (
          <button
            key={scene.id}
            type="button"
            aria-label={`Show scene ${index + 1} of ${SCENES.length}: ${scene.name}`}
            aria-current={index === current}
            onClick={() => setCurrent(index)}
            className="thumb-target grid size-8 place-items-center"
          >
            <span
              className={cx(
                "size-3 rounded-full border border-ink",
                index === current ? "bg-accent-fill" : "bg-paper",
              )}
            />
          </button>
        ))}
        <Button
          variant="secondary"
          size="icon"
          aria-label={isPaused ? "Play scenes" : "Pause scenes"}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </Button>
      </div>
    </section>
  );
}
