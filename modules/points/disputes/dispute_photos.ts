import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { redraw } from '#app/media/pictures'

/** Photos of stickers; staff alone see them, so they lie apart from the pictures of the shop. */
const FOLDER = join(storagePath, 'disputes')
/** Wide enough to read a damaged code by eye, in px. */
const WIDTH = 1600
const NAME = /^\d+-[A-Za-z0-9_-]+\.webp$/

/**
 * Draws a photo anew and stores it: nothing of the sent bytes is kept, no place in its metadata.
 *
 * @returns the name of the file, which begins with the member's id
 * @throws picture_unreadable (415), picture_too_large (413)
 */
export async function storeDisputePhoto(memberId: number, bytes: Buffer): Promise<string> {
  const drawn = await redraw(bytes, WIDTH)
  const name = `${memberId}-${randomBytes(16).toString('base64url')}.webp`
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, name), drawn)
  return name
}

/** The bytes of a photo, or null where the file is gone. */
export async function readDisputePhoto(name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null
  try {
    return await readFile(join(FOLDER, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Removes a photo that another one has replaced. */
export async function removeDisputePhoto(name: string): Promise<void> {
  if (NAME.test(name)) await rm(join(FOLDER, name), { force: true })
}

/** Removes all photos of a member; may be repeated. */
export async function removeDisputePhotosOf(memberId: number): Promise<void> {
  const names = await readdir(FOLDER).catch(() => [])
  const own = names.filter((name) => name.startsWith(`${memberId}-`))
  await Promise.all(own.map((name) => rm(join(FOLDER, name), { force: true })))
}
