import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CARD_WIDTHS, PICTURE_FORMS } from '#app/media/constants'
import { describePicture } from '#app/media/library/add_medium'
import { mediaPath } from '#app/media/pictures'
import type { Transaction } from '#app/transaction'
import { categories } from '../categories.js'
import { drawingNames, type DrawingName } from '../drawings/main.js'
import { gifts } from '../gifts/main.js'
import { participatingProducts } from '../participating_products.js'
import { renderDrawing } from '../render_picture.js'

/** Shape of every drawing. */
const HEIGHT_PER_WIDTH = 9 / 16

/** Renders every drawing into the picture store in each width and form, always under one name. */
export async function storePictures(): Promise<number> {
  await mkdir(mediaPath, { recursive: true })
  const files = drawingNames.flatMap((drawing) =>
    CARD_WIDTHS.map(async (width) => {
      const picture = await renderDrawing(drawing, width)
      for (const form of PICTURE_FORMS) {
        const file = `${pictureName(drawing)}-${width}.${form}`
        await writeFile(join(mediaPath, file), picture[form])
      }
    })
  )
  await Promise.all(files)
  return files.length
}

/** Notes the pictures where staff look for them, with what they show as their texts. */
export async function describePictures(trx: Transaction): Promise<void> {
  const width = Math.max(...CARD_WIDTHS)
  const height = width * HEIGHT_PER_WIDTH
  for (const { drawing, title_hu, title_en } of [
    ...categories,
    ...gifts,
    ...participatingProducts,
  ]) {
    const picture = { name: pictureName(drawing), width, height }
    await describePicture(trx, picture, { altHu: title_hu, altEn: title_en })
  }
}

/** What the picture columns of the database hold for a drawing. */
export function pictureName(drawing: DrawingName): string {
  return `demo-${drawing.replaceAll('_', '-')}`
}
