import { regionOf } from './region'

/** Gives the pixels of the scan region of a running video; one canvas serves all frames. */
export function frameOfVideo(video: () => HTMLVideoElement | null): () => ImageData | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return () => {
    const source = video()
    if (!source || source.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
    const { x, y, side } = regionOf(source.videoWidth, source.videoHeight)
    if (canvas.width !== side) canvas.width = canvas.height = side
    context.drawImage(source, x, y, side, side, 0, 0, side, side)
    return context.getImageData(0, 0, side, side)
  }
}
