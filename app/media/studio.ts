import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  DRAWING_MS_MAX,
  STUDIO_BYTES_MAX,
  STUDIO_IDLE_MS,
  STUDIO_WAITING_MAX,
} from './constants.js'
import type { DrawnPicture } from './drawing.js'
import type { DrawingAnswer, DrawingOrder } from './drawing_process.js'
import { PictureTooLarge, PictureUnreadable, StudioBusy } from './exceptions.js'

/*
 * Pictures are drawn in a process of their own, one after the other (docs/decisions/0151).
 */

interface Waiting {
  order: DrawingOrder
  tell: (answer: DrawingAnswer) => void
}

const waiting: Waiting[] = []
let bytesHeld = 0
let isDrawing = false
let painter: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Draws a picture anew in every width and form.
 *
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function drawInStudio(bytes: Buffer): Promise<DrawnPicture> {
  return (await drawn({ bytes })) as DrawnPicture
}

/**
 * Draws a picture anew as one WebP.
 *
 * @param width in px, at most
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function redrawInStudio(bytes: Buffer, width: number): Promise<Buffer> {
  return Buffer.from((await drawn({ bytes, width })) as Uint8Array)
}

/** Ends the process; called when the application ends. */
export function closeStudio(): void {
  clearTimeout(idle)
  painter?.kill('SIGKILL')
  painter = undefined
}

async function drawn(order: DrawingOrder): Promise<DrawnPicture | Uint8Array> {
  const { length } = order.bytes
  if (waiting.length >= STUDIO_WAITING_MAX || bytesHeld + length > STUDIO_BYTES_MAX) {
    throw new StudioBusy()
  }
  bytesHeld += length
  const answer = await new Promise<DrawingAnswer>((tell) => {
    waiting.push({ order, tell })
    if (!isDrawing) void drawWaiting()
  })
  bytesHeld -= length
  if ('drawn' in answer) return answer.drawn
  if ('failed' in answer) throw new Error(`A picture could not be drawn: ${answer.failed}`)
  throw answer.refused === 'too_large' ? new PictureTooLarge() : new PictureUnreadable()
}

async function drawWaiting(): Promise<void> {
  isDrawing = true
  clearTimeout(idle)
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next.tell(await answerOfPainter(next.order))
  }
  isDrawing = false
  painter?.unref()
  painter?.channel?.unref()
  idle = setTimeout(closeStudio, STUDIO_IDLE_MS).unref()
}

/** A picture that ends the process, or keeps it too long, is unreadable. */
function answerOfPainter(order: DrawingOrder): Promise<DrawingAnswer> {
  const own = (painter ??= started())
  own.ref()
  own.channel?.ref()
  return new Promise((resolve) => {
    const done = (answer: DrawingAnswer) => {
      clearTimeout(timer)
      own.off('message', done)
      own.off('exit', lost)
      resolve(answer)
    }
    const lost = () => {
      if (painter === own) painter = undefined
      done({ refused: 'unreadable' })
    }
    const timer = setTimeout(() => own.kill('SIGKILL'), DRAWING_MS_MAX)
    own.on('message', done)
    own.on('exit', lost)
    own.send(order)
  })
}

function started(): ChildProcess {
  const kind = extname(import.meta.url)
  const entry = fileURLToPath(new URL(`./drawing_process${kind}`, import.meta.url))
  const execArgv = kind === '.ts' ? ['--import=@poppinss/ts-exec'] : []
  const child = fork(entry, { execArgv, serialization: 'advanced', env: {} })
  // One that ended by itself is replaced at the next picture.
  child.on('exit', () => painter === child && (painter = undefined))
  child.on('error', () => child.kill('SIGKILL'))
  return child
}
