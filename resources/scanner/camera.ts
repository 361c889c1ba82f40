import { CAMERA_IDEAL_PX } from './constants'

/** Why there is no picture: nothing to see with, not allowed, or something else broke. */
export type CameraProblem = 'missing' | 'refused' | 'broken'

/** Thrown by `openCamera`; the page then offers the next way. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(`Camera ${problem}`)
  }
}

const PROBLEMS: Record<string, CameraProblem> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

/**
 * Opens the wanted camera, or the rear one where none is wanted or the wanted one is gone.
 *
 * @throws CameraError where the browser has none, refuses or fails
 */
export async function openCamera(deviceId: string | null = null): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('missing')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
        width: { ideal: CAMERA_IDEAL_PX.width },
        height: { ideal: CAMERA_IDEAL_PX.height },
      },
    })
  } catch (error) {
    const problem = PROBLEMS[(error as Error).name] ?? 'broken'
    if (deviceId && problem !== 'refused') return openCamera()
    throw new CameraError(problem)
  }
}

/** Ends every track, so that the camera light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Whether the camera may be opened without asking (given before). */
export async function isCameraGranted(): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return status.state === 'granted'
  } catch {
    // Browsers that cannot tell will ask, which needs a tap first.
    return false
  }
}
