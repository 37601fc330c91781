export interface Steps {
  next(): void;
  end(): void;
}

const SIGN_OF_LIFE_MS = 2000;

/** "  1 of 3, what browsers load ..... 11 s": one line for each step, with a dot every two seconds. */
export function showSteps(
  names: readonly string[],
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Steps {
  const dots = setInterval(() => write("."), SIGN_OF_LIFE_MS);
  let step = 0;
  let startedAt = 0;
  const finish = () => {
    if (step > 0) write(` ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  };
  return {
    next() {
      finish();
      write(`  ${step + 1} of ${names.length}, ${names[step]} `);
      startedAt = performance.now();
      step += 1;
    },
    end() {
      clearInterval(dots);
      finish();
    },
  };
}
