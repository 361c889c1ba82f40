import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#app/clock'
import { storagePath } from '#config/storage'

/** An export holds personal data and is kept this long, in ms. */
const AGE_MAX_MS = 7 * 24 * 60 * 60 * 1000
/** What the name of an export may be made of; a name of dots alone leads out of the folder. */
const NAME = /^(?!\.+$)[\w.-]{1,120}$/
/** Bytes that make the name of an export one that nobody guesses. */
const SECRET_BYTES = 12

const FOLDER = join(storagePath, 'exports')

/** A path for a new export; only who was told the name can ask for it. */
export async function newExport(subject: string): Promise<{ name: string; path: string }> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 })
  const name = `${subject}-${randomBytes(SECRET_BYTES).toString('hex')}.csv`
  return { name, path: join(FOLDER, name) }
}

/** What a list is about, without what nobody guesses. */
export function subjectOfExport(name: string): string {
  return name.replace(/-[0-9a-f]+\.csv$/, '')
}

/** The path of an export that is there; undefined for everything else. */
export async function exportOfName(name: string): Promise<string | undefined> {
  if (!NAME.test(name) || !(await names()).includes(name)) return undefined
  return join(FOLDER, name)
}

/** Removes every export: somebody named in one of them is to be forgotten. */
export async function removeExports(): Promise<void> {
  for (const name of await names()) await rm(join(FOLDER, name), { force: true })
}

/** Removes the exports whose time is over. */
export async function removeOldExports(): Promise<void> {
  for (const name of await names()) {
    const path = join(FOLDER, name)
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < clock.now() - AGE_MAX_MS) await rm(path, { force: true })
  }
}

/** Finished exports; one that is being written ends in .part. */
async function names(): Promise<string[]> {
  const found = await readdir(FOLDER).catch(() => [])
  return found.filter((name) => name.endsWith('.csv'))
}
