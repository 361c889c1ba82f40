import { setPriority } from 'node:os'
import sharp from 'sharp'
import { drawPicture, redrawPicture, Undrawable } from './drawing.js'

/*
 * Runs in a process of its own: unpacking a picture takes seconds and hundreds of megabytes, and the server's threads hash
 * passwords and read files meanwhile. One picture is drawn at a time; whoever serves members comes first.
 */

/** How much others come first, as `nice` has it. */
const NICE = 10

/** What is to be drawn. */
export interface DrawingOrder {
  bytes: Uint8Array
  /** In px, for a single WebP; without it all widths and forms are made. */
  width?: number
}

/** What became of it. */
export type DrawingAnswer =
  | { drawn: Awaited<ReturnType<typeof drawPicture>> | Buffer }
  | { refused: 'unreadable' | 'too_large' }
  | { failed: string }

setPriority(NICE)
sharp.concurrency(1)
// No picture comes twice.
sharp.cache(false)

process.on('message', async (order: DrawingOrder) => process.send!(await answerTo(order)))
// The server is gone.
process.on('disconnect', () => process.exit(0))

async function answerTo({ bytes, width }: DrawingOrder): Promise<DrawingAnswer> {
  try {
    const picture = Buffer.from(bytes)
    return { drawn: await (width ? redrawPicture(picture, width) : drawPicture(picture)) }
  } catch (error) {
    if (error instanceof Undrawable) return { refused: error.why }
    return { failed: (error as Error).message }
  }
}
