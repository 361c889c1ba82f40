import { CANVAS_DEFAULT_PX } from './constants'
import { regionOf, regionWithFrame, type Part } from './region'

/** What is looked at: the video, and the frame that is drawn over it, where there is one. */
export interface Viewfinder {
  video: () => HTMLVideoElement | null
  frame: () => Element | null
}

/** Gives the pixels of the scan region of a running video; one canvas serves all frames. */
export function frameOfVideo(viewfinder: Viewfinder): () => ImageData | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = CANVAS_DEFAULT_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return () => {
    const source = viewfinder.video()
    if (!source || source.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
    const { x, y, width, height } = partNow(source, viewfinder.frame())
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(source, x, y, width, height, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
}

/** Measured for each picture: the frame moves with every line below it and every turn of the phone. */
function partNow(video: HTMLVideoElement, frame: Element | null): Part {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const shown = video.getBoundingClientRect()
  if (frame && size.width && shown.width) {
    return regionWithFrame(frame.getBoundingClientRect(), shown, size)
  }
  const { x, y, side } = regionOf(size.width, size.height)
  return { x, y, width: side, height: side }
}
