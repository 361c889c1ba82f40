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
export async function importFolder(root: string, options: ImportOptions): Promise<ImportedContent> {
  const folders = new Set(EXCHANGE_KINDS.flatMap(({ folder }) => folder ?? []))
  // Pictures and files of the media library will stand in `media/<sha256>.<ending>`: one more folder, read as bytes.
  return importContent(listedFiles(await readFolder(root, folders)), options)
}
