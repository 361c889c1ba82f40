import { keepFile, removeFiles, type Keep } from '#app/media/folder'
import { sha256Of, type StoredMedium } from '#app/media/library/add_medium'
import { MASTER_MAX, storeMaster } from '#app/media/library/masters'
import type { OnProgress } from '#app/progress'
import Media from '#app/media/models/media'
import { kindOfMaster, MEDIA_FOLDER, MASTER_FILE } from '../files/master_files.js'
import { bytesOf } from '../files/open_file.js'
import { parsedObject } from '../files/parsed_json.js'
import type { ReadFolder } from '../files/read_folder.js'
import { refuse, shown } from '../files/unreadable_folder.js'
import { problemsOf } from '../problems.js'

/** What became of the file of a medium: stored, or the key of the sentence that says why not. */
export type Brought = { stored: StoredMedium } | { refused: string }

/** By the keys of the media; those that the library has are not among them. */
export type BroughtMedia = ReadonlyMap<string, Brought>

/** Writes nothing: whether the bytes would be taken is found out all the same. */
const keepNothing: Keep = async () => {}

interface Bringing {
  dryRun: boolean
  beforeFile?: OnProgress
}

/**
 * Stores the files of media that the library has not got, one after the other, before the transaction that names them:
 * to draw a picture takes long. What no row names in the end is removed as files of uploads that were given up.
 *
 * @throws UnreadableFolder
 */
export async function bringMedia(
  root: string,
  { texts, masters }: ReadFolder,
  { dryRun, beforeFile }: Bringing
): Promise<BroughtMedia> {
  const named = namedIn(texts)
  const files = new Set([...named.values()].map((file) => `${MEDIA_FOLDER}/${file}`))
  const loose = [...masters].find((path) => !files.has(path))
  if (loose) refuse(`No medium is named that ${shown(loose)} belongs to`)
  const known = new Set((await Media.query().select('key')).map(({ key }) => key))
  const brought = new Map<string, Brought>()
  let seen = 0
  try {
    for (const [key, file] of named) {
      beforeFile?.(++seen, named.size)
      const path = `${MEDIA_FOLDER}/${file}`
      if (known.has(key)) continue
      if (!masters.has(path)) brought.set(key, { refused: 'exists' })
      else brought.set(key, await stored(root, path, dryRun ? keepNothing : keepFile))
    }
  } catch (error) {
    await giveUpMedia(brought)
    throw error
  }
  return brought
}

/** Removes what was stored and is not named by any row. */
export async function giveUpMedia(brought: BroughtMedia): Promise<void> {
  for (const one of brought.values()) if ('stored' in one) await removeFiles(one.stored.name)
}

/** Names of the files by the keys of their media; what makes no sense is refused where the texts are read. */
function namedIn(texts: ReadonlyMap<string, string>): Map<string, string> {
  const named = new Map<string, string>()
  for (const [path, text] of texts) {
    if (!path.startsWith(`${MEDIA_FOLDER}/`)) continue
    const { key, file } = parsedObject(text) ?? {}
    if (typeof key === 'string' && typeof file === 'string' && MASTER_FILE.test(file)) {
      named.set(key, file)
    }
  }
  return named
}

async function stored(root: string, path: string, keep: Keep): Promise<Brought> {
  const kind = kindOfMaster(path)
  const bytes = await bytesOf(root, path, MASTER_MAX[kind])
  if (!path.startsWith(`${MEDIA_FOLDER}/${sha256Of(bytes)}.`)) return { refused: 'hash' }
  try {
    return { stored: await storeMaster(bytes, kind, keep) }
  } catch (error) {
    const [problem] = problemsOf(error) ?? []
    if (!problem) throw error
    return { refused: problem.rule }
  }
}
