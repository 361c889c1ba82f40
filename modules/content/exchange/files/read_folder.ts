import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MASTER_FILE, MEDIA_FOLDER } from './master_files.js'
import { textOf } from './open_file.js'
import { refuse, shown } from './unreadable_folder.js'

/** Most files of a folder, and the largest text, in bytes. */
const FILES_MAX = 20_000
const TEXT_MAX = 4 * 1024 * 1024
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,318}[a-z0-9])?\.json$/

/** What stands in the folder of an export, by the paths in it. */
export interface ReadFolder {
  texts: Map<string, string>
  /** Files of media. They are looked into one by one: all at once could be more than a machine holds. */
  masters: Set<string>
}

/**
 * The files of an export. Nothing outside of the folder is ever opened: links are refused.
 *
 * @param folders names of the folders that may stand in it
 * @throws UnreadableFolder
 */
export async function readFolder(root: string, folders: ReadonlySet<string>): Promise<ReadFolder> {
  const paths: string[] = []
  const masters = new Set<string>()
  const found = await lstat(root).catch(() => null)
  if (!found?.isDirectory()) refuse(`${shown(root)} is not a folder`)
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const { name } = entry
    if (entry.isFile() && NAME.test(name)) paths.push(name)
    else if (entry.isDirectory() && folders.has(name)) {
      for (const inside of await readdir(join(root, name), { withFileTypes: true })) {
        const path = `${name}/${inside.name}`
        if (isMaster(name, inside)) masters.add(path)
        else if (inside.isFile() && NAME.test(inside.name)) paths.push(path)
        else refuseEntry(path, inside)
      }
    } else refuseEntry(name, entry)
    if (paths.length + masters.size > FILES_MAX) refuse(`It holds more than ${FILES_MAX} files`)
  }
  const texts = new Map<string, string>()
  for (const path of paths.sort()) texts.set(path, await textOf(root, path, TEXT_MAX))
  return { texts, masters }
}

function isMaster(folder: string, entry: Dirent): boolean {
  return folder === MEDIA_FOLDER && entry.isFile() && MASTER_FILE.test(entry.name)
}

function refuseEntry(path: string, entry: Dirent): never {
  const reason = entry.isSymbolicLink() ? 'is a link' : 'is nothing an export writes'
  return refuse(`${shown(path)} ${reason}`)
}
