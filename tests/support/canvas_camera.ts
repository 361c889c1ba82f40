import type { Page } from 'playwright'
import { encode } from 'uqr'

/** Frames a second of the drawn camera. */
const FRAMES_PER_SECOND = 20

/**
 * A script for a page whose camera films a grey wall of this size, in px, and on it a sticker where
 * `window.sticker` says (`x`, `y` and `side` in px of the picture), as soon as it says so.
 */
export function canvasCamera(text: string, size: { width: number; height: number }): string {
  const { data: modules } = encode(text, { border: 4 })
  return `(() => {
    const modules = ${JSON.stringify(modules.map((row) => row.map(Number)))}
    const canvas = Object.assign(document.createElement('canvas'), ${JSON.stringify(size)})
    const brush = canvas.getContext('2d')
    const draw = () => {
      brush.fillStyle = '#8a8f8c'
      brush.fillRect(0, 0, canvas.width, canvas.height)
      if (!window.sticker) return
      const { x, y, side } = window.sticker
      const step = side / modules.length
      modules.forEach((row, down) => row.forEach((dark, along) => {
        brush.fillStyle = dark ? '#000' : '#fff'
        brush.fillRect(x + along * step, y + down * step, step + 0.5, step + 0.5)
      }))
    }
    draw()
    setInterval(draw, ${1000 / FRAMES_PER_SECOND})
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(${FRAMES_PER_SECOND})
  })()`
}

/** Puts the sticker of the drawn camera where the frame of the scanner stands, edge on edge. */
export function fillFrameWithSticker(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const video = document.querySelector('.scanner video')
    const frame = document.querySelector('.scanner .frame').getBoundingClientRect()
    const shown = video.getBoundingClientRect()
    const scale = Math.max(shown.width / video.videoWidth, shown.height / video.videoHeight)
    const left = shown.left + (shown.width - video.videoWidth * scale) / 2
    const top = shown.top + (shown.height - video.videoHeight * scale) / 2
    const side = frame.width / scale
    window.sticker = { x: (frame.left - left) / scale, y: (frame.top - top) / scale, side }
  })()`)
}
