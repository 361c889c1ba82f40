import { bringMedia, giveUpMedia } from './actions/bring_media.js'
import {
  importContent,
  type ImportedContent,
  type ImportOptions,
} from './actions/import_content.js'
import { listedFiles } from './files/manifest.js'
import { readFolder } from './files/read_folder.js'
import { EXCHANGE_KINDS } from './kinds.js'

/**
 * Brings the content of a folder in that an export has written.
 *
 * @throws UnreadableFolder
 */
export async function importFolder(
  root: string,
  options: Omit<ImportOptions, 'media'>
): Promise<ImportedContent> {
  const folders = new Set(EXCHANGE_KINDS.flatMap(({ folder }) => folder ?? []))
  const folder = listedFiles(await readFolder(root, folders))
  const media = await bringMedia(root, folder, options)
  let isWritten = false
  try {
    const imported = await importContent(folder.texts, { ...options, media })
    isWritten = imported.isWritten
    return imported
  } finally {
    if (!isWritten) await giveUpMedia(media)
  }
}
