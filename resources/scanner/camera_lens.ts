import { BrowserQRCodeReader } from '@zxing/browser'

/** Zooms that are offered where the camera reaches them, as factors. */
const ZOOMS = [1, 2, 4]
/** After a tap the camera keeps its focus for so long, then it finds its own again, in ms. */
const FOCUS_HELD_MS = 4000

/** What the lens of a camera can do; phones differ widely and most desktops can do nothing. */
export interface Lens {
  hasTorch: boolean
  /** Factors from far to near; fewer than two mean that there is nothing to choose. */
  zooms: number[]
  canFocus: boolean
}

/** A place in the picture, each way from 0 to 1. */
export interface PicturePoint {
  x: number
  y: number
}

/** The standard types leave out what only some cameras know. */
interface LensCapabilities {
  zoom?: { min: number; max: number }
  focusMode?: string[]
}
type LensSetting = {
  zoom?: number
  focusMode?: string
  pointsOfInterest?: PicturePoint[]
}

/** What the lens of this track can do. */
export function lensOf(track: MediaStreamTrack): Lens {
  const { zoom, focusMode } = capabilitiesOf(track)
  return {
    hasTorch: BrowserQRCodeReader.mediaStreamIsTorchCompatibleTrack(track),
    zooms: zoom ? ZOOMS.filter((factor) => zoom.min <= factor && factor <= zoom.max) : [],
    canFocus: Boolean(focusMode?.includes('single-shot')),
  }
}

/** Switches the lamp. @throws where the device refuses */
export function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  return BrowserQRCodeReader.mediaStreamSetTorch(track, on)
}

/** Zooms to a factor. @throws where the device refuses */
export function setZoom(track: MediaStreamTrack, zoom: number): Promise<void> {
  return set(track, { zoom })
}

/** Lets the camera find the focus by itself, where it can; stickers are near and phones move. */
export async function keepFocus(track: MediaStreamTrack): Promise<void> {
  if (!capabilitiesOf(track).focusMode?.includes('continuous')) return
  await set(track, { focusMode: 'continuous' }).catch(() => {
    // The camera then stays as it is, which is what it would do without us.
  })
}

/** Focuses on a tapped place for a while. */
export async function focusAt(track: MediaStreamTrack, point: PicturePoint): Promise<void> {
  try {
    await set(track, { focusMode: 'single-shot', pointsOfInterest: [point] })
  } catch {
    // A camera that does not know places still focuses anew.
    await set(track, { focusMode: 'single-shot' }).catch(() => {})
  }
  setTimeout(() => {
    if (track.readyState === 'live') void keepFocus(track)
  }, FOCUS_HELD_MS)
}

function capabilitiesOf(track: MediaStreamTrack): LensCapabilities {
  return (track.getCapabilities?.() ?? {}) as LensCapabilities
}

function set(track: MediaStreamTrack, setting: LensSetting): Promise<void> {
  return track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] })
}
