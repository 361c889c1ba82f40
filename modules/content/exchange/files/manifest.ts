import { parsedObject } from './parsed_json.js'
import { shown, UnreadableFolder } from './read_folder.js'

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
 * Takes the manifest out of the texts of a folder.
 *
 * @returns the other ones, all of which it lists
 * @throws UnreadableFolder
 */
export function listedFiles(texts: ReadonlyMap<string, string>): Map<string, string> {
  const manifest = parsedObject(texts.get(MANIFEST) ?? '')
  if (!manifest) throw new UnreadableFolder(`It has no ${MANIFEST} that could be read`)
  const { format, files, ...strange } = manifest
  if (typeof format === 'number' && format > FORMAT) {
    throw new UnreadableFolder(`A newer version of the shop wrote it: format ${format}`)
  }
  const isList = Array.isArray(files) && files.every((one) => typeof one === 'string')
  if (format !== FORMAT || !isList || Object.keys(strange).length) {
    throw new UnreadableFolder(`${MANIFEST} is not what an export writes`)
  }
  const listed = new Map<string, string>()
  for (const path of files) {
    const text = texts.get(path)
    if (text === undefined || path === MANIFEST || listed.has(path)) {
      throw new UnreadableFolder(`${MANIFEST} names ${shown(path)}, which is not there, or twice`)
    }
    listed.set(path, text)
  }
  const unlisted = [...texts.keys()].find((path) => path !== MANIFEST && !listed.has(path))
  if (unlisted) throw new UnreadableFolder(`${MANIFEST} does not name ${shown(unlisted)}`)
  return listed
}
