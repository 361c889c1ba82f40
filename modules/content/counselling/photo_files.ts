import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'

/** Sealed photos; nobody who copies the folder sees one. */
const FOLDER = join(storagePath, 'counselling')
const NAME = /^\d+-[A-Za-z0-9_-]+\.sealed$/

/**
 * Stores a sealed photo.
 *
 * @returns the name of the file, which begins with the member's id
 */
export async function storePhotoFile(memberId: number, sealed: string): Promise<string> {
  const name = `${memberId}-${randomBytes(16).toString('base64url')}.sealed`
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, name), sealed)
  return name
}

/** What is in the file, or null where it is gone. */
export async function readPhotoFile(name: string): Promise<string | null> {
  if (!NAME.test(name)) return null
  try {
    return await readFile(join(FOLDER, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Removes files; one that is gone does not matter. */
export async function removePhotoFiles(names: string[]): Promise<void> {
  const own = names.filter((name) => NAME.test(name))
  await Promise.all(own.map((name) => rm(join(FOLDER, name), { force: true })))
}

/** Removes all photos of a member; may be repeated. */
export async function removePhotoFilesOf(memberId: number): Promise<void> {
  const names = await allNames()
  await removePhotoFiles(names.filter((name) => name.startsWith(`${memberId}-`)))
}

/** Names of files older than an instant (ms UTC): a server that died between file and row leaves one. */
export async function photoFilesBefore(instant: number): Promise<string[]> {
  const names = await allNames()
  const ages = await Promise.all(
    names.map(async (name) => (await stat(join(FOLDER, name)).catch(() => null))?.mtimeMs)
  )
  return names.filter((_name, at) => (ages[at] ?? instant) < instant)
}

async function allNames(): Promise<string[]> {
  return readdir(FOLDER).catch(() => [])
}
