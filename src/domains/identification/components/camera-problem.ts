const DENIED = "Camera access denied. Please allow camera permissions and try again.";
const MISSING = "No camera found. Please check that your device has a camera.";
const INSECURE = "Camera requires a secure connection (HTTPS).";
const UNSUPPORTED = "Camera not supported on this browser. Try Chrome, Safari, or Firefox.";

const TOLD: Readonly<Record<string, string>> = {
  NotAllowedError: DENIED,
  PermissionDeniedError: DENIED,
  NotFoundError: MISSING,
  DevicesNotFoundError: MISSING,
  SecurityError: INSECURE,
};

/** Asking for another size of picture would change nothing about it. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Error && Object.hasOwn(TOLD, error.name);

export const cameraProblem = (error: unknown): string =>
  (error instanceof Error ? TOLD[error.name] : undefined) ??
  `Camera error: ${error instanceof Error ? error.message : String(error)}`;

/** Why this browser cannot even ask for a camera. */
export function cameraObstacle(): string | null {
  if (!window.isSecureContext) return INSECURE;
  return "getUserMedia" in (navigator.mediaDevices ?? {}) ? null : UNSUPPORTED;
}
