import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { isMissingFile } from '#app/files/missing_file'

/** Folder of the stored pictures and files (absolute). */
export const mediaPath = join(storagePath, 'media')

/** What the files of a medium are called: its name, a width where it is a picture, and their form. */
const KEPT = /^([A-Za-z0-9_-]{1,64}?)(?:-\d{2,4})?\.(?:webp|avif|pdf|master)$/

/** A name nobody guesses. */
export const newName = (): string => randomBytes(16).toString('base64url')

/** Puts a file of a medium where it belongs. */
export type Keep = (file: string, data: Buffer) => Promise<void>

/** Writes a file. A reader never meets a half-written one: it gets its name when it is whole. */
export async function keepFile(file: string, data: Buffer): Promise<void> {
  await mkdir(mediaPath, { recursive: true })
  const unfinished = join(mediaPath, `.${file}`)
  await writeFile(unfinished, data)
  await rename(unfinished, join(mediaPath, file))
}

/** The files in the folder by the name of their medium. */
export async function filesByName(): Promise<Map<string, string[]>> {
  const files = await readdir(mediaPath).catch((error) => {
    if (isMissingFile(error)) return []
    throw error
  })
  const named = new Map<string, string[]>()
  for (const file of files) {
    const [, name] = KEPT.exec(file) ?? []
    if (name !== undefined) named.set(name, [...(named.get(name) ?? []), join(mediaPath, file)])
  }
  return named
}

/** Removes the files of a medium at once; nobody has its address yet. */
export async function removeFiles(name: string): Promise<void> {
  const files = (await filesByName()).get(name) ?? []
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

/** Lets files that have just lost their row be found for a while: pages that show them are open. */
export async function countFilesFrom(name: string, now: number): Promise<void> {
  const files = (await filesByName()).get(name) ?? []
  await Promise.all(files.map((file) => utimes(file, now / 1000, now / 1000)))
}
