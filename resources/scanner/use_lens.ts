import { useMemo, useState } from 'react'
import { focusAt, lensOf, setTorch, setZoom, type PicturePoint } from './camera_lens'

/** How a lens is set; null for what the camera does not have or refused. */
interface LensSetting {
  track: MediaStreamTrack | null
  torch: boolean | null
  zoom: number | null
}

/** The lamp, the zoom and the focus of a running camera; null for each that it does not have. */
export function useLens(track: MediaStreamTrack | null) {
  const lens = useMemo(() => (track ? lensOf(track) : null), [track])
  const [changed, setChanged] = useState<LensSetting | null>(null)
  // What was set belongs to one camera; the next one begins dark and far.
  const setting = changed?.track === track ? changed : untouched(track, lens)

  async function toggleTorch() {
    if (!track || setting.torch === null) return
    const torch = !setting.torch
    const isSet = await setTorch(track, torch).then(succeeded, failed)
    setChanged({ ...setting, torch: isSet ? torch : null })
  }

  async function changeZoom() {
    if (!track || !lens || setting.zoom === null) return
    const zoom = lens.zooms[(lens.zooms.indexOf(setting.zoom) + 1) % lens.zooms.length]
    const isSet = await setZoom(track, zoom).then(succeeded, failed)
    setChanged({ ...setting, zoom: isSet ? zoom : null })
  }

  const focus = track && lens?.canFocus ? (point: PicturePoint) => focusAt(track, point) : null
  return { torch: setting.torch, toggleTorch, zoom: setting.zoom, changeZoom, focus }
}

function untouched(track: MediaStreamTrack | null, lens: ReturnType<typeof lensOf> | null) {
  const torch = lens?.hasTorch ? false : null
  const zoom = lens && lens.zooms.length > 1 ? lens.zooms[0] : null
  return { track, torch, zoom } satisfies LensSetting
}

const succeeded = () => true
const failed = () => false
