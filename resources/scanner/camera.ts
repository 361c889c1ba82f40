import { BrowserQRCodeReader, type IScannerControls } from '@zxing/browser'
import { CAMERA_IDEAL_PX } from './constants'

/** Why there is no picture: nothing to see with, not allowed, or something else broke. */
export type CameraProblem = 'missing' | 'refused' | 'broken'

/** Thrown by `openCamera`; the page then offers the next way. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(`Camera ${problem}`)
  }
}

/** A camera that shows itself in a video element. */
export interface OpenCamera {
  track: MediaStreamTrack
  /** Ends every track, so that the camera light goes out. */
  close(): void
}

const PROBLEMS: Record<string, CameraProblem> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

/** The library's camera without its loop: the layers of ours read the pictures, off the page's thread. */
class CameraOfLayers extends BrowserQRCodeReader {
  override scan(...[, , onStop]: Parameters<BrowserQRCodeReader['scan']>): IScannerControls {
    return { stop: () => onStop?.() }
  }
}

/**
 * Shows the wanted camera in the video, or the rear one where none is wanted or the wanted one is gone.
 *
 * @throws CameraError where the browser has none, refuses or fails
 */
export async function openCamera(video: HTMLVideoElement, deviceId?: string): Promise<OpenCamera> {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('missing')
  try {
    const camera = new CameraOfLayers()
    const controls = await camera.decodeFromConstraints(wish(deviceId), video, () => {})
    const [track] = (video.srcObject as MediaStream).getVideoTracks()
    return { track, close: () => closeBy(controls) }
  } catch (error) {
    const problem = PROBLEMS[(error as Error | undefined)?.name ?? ''] ?? 'broken'
    if (deviceId && problem !== 'refused') return openCamera(video)
    throw new CameraError(problem)
  }
}

function wish(deviceId: string | undefined): MediaStreamConstraints {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }
  const { width, height } = CAMERA_IDEAL_PX
  return { audio: false, video: { ...which, width: { ideal: width }, height: { ideal: height } } }
}

function closeBy(controls: IScannerControls) {
  // The lamp of a camera that is closed cannot be switched off any more, nor need it.
  Promise.resolve(controls.stop()).catch(() => {})
  // At once: a slow lamp must not take the next camera's picture away.
  BrowserQRCodeReader.releaseAllStreams()
}
