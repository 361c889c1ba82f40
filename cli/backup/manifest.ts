import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeKept, type Contents } from './files.js'
import { isSigned, signatureOf, type KeyMarks } from './key_marks.js'

/** The shape of copies that this version writes and reads. */
const FORMAT = 1
/** Names inside a copy. */
export const MANIFEST = 'manifest.json'
export const SHOP = 'shop.sqlite'
export const SESSIONS = 'sessions.sqlite'
export const DUMP = 'database.dump'
/** The files of STORAGE_PATH lie in a folder of their own. */
export const FILES = 'files'

/** One file of a copy. */
export interface Entry extends Contents {
  /** Inside the copy. */
  path: string
}

/** What a copy is and holds. */
export interface Manifest {
  format: number
  /** The moment the copy of the database shows, in UTC. */
  made_at: string
  /** Of the shop that made it. */
  version: string
  database: 'sqlite' | 'postgres'
  keys: KeyMarks
  entries: Entry[]
}

/** A folder that holds no copy of this shop, or one that was changed. */
export class UnusableCopy extends Error {}

/** Writes the manifest, which makes a copy of the files beside it. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>
): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 1)
  await writeKept(join(folder, MANIFEST), `${text}\n${signatureOf(text)}\n`)
}

/** Bytes of all files of a copy. */
export function sizeOfCopy({ entries }: Manifest): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Reads the manifest of a copy.
 *
 * @throws UnusableCopy where there is none, or not the one that was written
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new UnusableCopy(`${folder} is no finished copy: it has no ${MANIFEST}`)
  })
  const end = text.trimEnd().lastIndexOf('\n')
  const [document, signature] = [text.slice(0, end), text.slice(end).trim()]
  if (isSigned(document, signature)) return known(JSON.parse(document))
  throw new UnusableCopy(
    `${MANIFEST} was changed, or the copy belongs to a shop with another APP_KEY`
  )
}

function known(manifest: Manifest): Manifest {
  if (manifest.format === FORMAT) return manifest
  throw new UnusableCopy(`The copy has format ${manifest.format}, this version knows ${FORMAT}`)
}
