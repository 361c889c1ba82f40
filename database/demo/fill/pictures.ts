import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { drawingNames, type DrawingName } from '../drawings/main.js'
import { pictureWidths, renderDrawing } from '../render_picture.js'

/** Renders every drawing into the picture store in each width; the names are always the same. */
export async function storePictures(): Promise<number> {
  const folder = join(storagePath, 'media')
  await mkdir(folder, { recursive: true })
  const files = drawingNames.flatMap((drawing) =>
    pictureWidths.map(async (width) => {
      const picture = await renderDrawing(drawing, width)
      await writeFile(join(folder, `${pictureName(drawing)}-${width}.webp`), picture)
    })
  )
  await Promise.all(files)
  return files.length
}

/** What the picture columns of the database hold for a drawing. */
export function pictureName(drawing: DrawingName): string {
  return `demo-${drawing.replaceAll('_', '-')}`
}
