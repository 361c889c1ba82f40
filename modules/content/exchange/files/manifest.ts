import { parsedObject } from './parsed_json.js'
import type { ReadFolder } from './read_folder.js'
import { refuse, shown } from './unreadable_folder.js'

/** The name of the file that lists the others. */
export const MANIFEST = 'manifest.json'
/** How files are written since this version of the shop. */
export const FORMAT = 1

/** What an export consists of. */
export interface Manifest {
  format: number
  files: string[]
}

/** The manifest of some files; nothing of a day or a place, so that two exports of the same are the same. */
export function manifestOf(paths: string[]): Manifest {
  return { format: FORMAT, files: paths.toSorted() }
}

/**
 * Takes the manifest out of what stands in a folder.
 *
 * @returns the other files, all of which it lists
 * @throws UnreadableFolder
 */
export function listedFiles({ texts, masters }: ReadFolder): ReadFolder {
  const manifest = parsedObject(texts.get(MANIFEST) ?? '')
  if (!manifest) return refuse(`It has no ${MANIFEST} that could be read`)
  const { format, files, ...strange } = manifest
  if (typeof format === 'number' && format > FORMAT) {
    refuse(`A newer version of the shop wrote it: format ${format}`)
  }
  const isList = Array.isArray(files) && files.every((one) => typeof one === 'string')
  if (format !== FORMAT || !isList || Object.keys(strange).length) {
    return refuse(`${MANIFEST} is not what an export writes`)
  }
  const others = new Set([...texts.keys(), ...masters])
  others.delete(MANIFEST)
  const listed = new Set(files)
  if (listed.size < files.length) refuse(`${MANIFEST} names a file twice`)
  const missing = files.find((path) => !others.has(path))
  if (missing !== undefined) refuse(`${MANIFEST} names ${shown(missing)}, which is not there`)
  const unlisted = [...others].find((path) => !listed.has(path))
  if (unlisted !== undefined) refuse(`${MANIFEST} does not name ${shown(unlisted)}`)
  return { texts: new Map([...texts].filter(([path]) => path !== MANIFEST)), masters }
}
