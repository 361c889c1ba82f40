import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Most files of a folder, and the largest one, in bytes. */
const FILES_MAX = 20_000
const FILE_MAX = 4 * 1024 * 1024
/** Characters of a name that a message repeats. */
const NAME_SHOWN = 80
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,318}[a-z0-9])?\.json$/

/** A folder that was not written by an export, or not by one that this version knows. */
export class UnreadableFolder extends Error {}

/**
 * The files of an export by their paths in it, as text. Nothing outside of the folder is ever opened: links are refused.
 *
 * @param folders names of the folders that may stand in it
 * @throws UnreadableFolder
 */
export async function readFolder(
  root: string,
  folders: ReadonlySet<string>
): Promise<Map<string, string>> {
  const found = await lstat(root).catch(() => null)
  if (!found?.isDirectory()) throw new UnreadableFolder(`${shown(root)} is not a folder`)
  const paths: string[] = []
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const { name } = entry
    if (entry.isFile() && NAME.test(name)) paths.push(name)
    else if (entry.isDirectory() && folders.has(name)) {
      for (const inside of await readdir(join(root, name), { withFileTypes: true })) {
        if (!inside.isFile() || !NAME.test(inside.name)) refuse(`${name}/${inside.name}`, inside)
        paths.push(`${name}/${inside.name}`)
      }
    } else refuse(name, entry)
    if (paths.length > FILES_MAX)
      throw new UnreadableFolder(`It holds more than ${FILES_MAX} files`)
  }
  const texts = new Map<string, string>()
  for (const path of paths.sort()) texts.set(path, await textOf(root, path))
  return texts
}

function refuse(path: string, entry: { isSymbolicLink(): boolean }): never {
  const reason = entry.isSymbolicLink() ? 'is a link' : 'is nothing an export writes'
  throw new UnreadableFolder(`${shown(path)} ${reason}`)
}

async function textOf(root: string, path: string): Promise<string> {
  // What became a link or a pipe meanwhile is neither followed nor waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(join(root, path), flags).catch(() => {
    throw new UnreadableFolder(`${shown(path)} cannot be read`)
  })
  try {
    const state = await file.stat()
    if (!state.isFile()) throw new UnreadableFolder(`${shown(path)} is no file`)
    const bytes = Buffer.alloc(FILE_MAX + 1)
    if (state.size > FILE_MAX) throw new UnreadableFolder(`${shown(path)} is too large`)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    if (bytesRead > FILE_MAX) throw new UnreadableFolder(`${shown(path)} is too large`)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytesRead))
  } catch (error) {
    if (error instanceof UnreadableFolder) throw error
    throw new UnreadableFolder(`${shown(path)} is not text in UTF-8`)
  } finally {
    await file.close()
  }
}

/** A name that cannot do anything to a terminal. */
export function shown(name: string): string {
  return JSON.stringify(name.slice(0, NAME_SHOWN)).replaceAll(/[^\x20-\x7e]/g, '?')
}
