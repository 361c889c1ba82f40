import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse, shown } from './unreadable_folder.js'

/**
 * The bytes of a file in the folder of an export.
 *
 * @param max bytes it may have; what its size says is not trusted
 * @throws UnreadableFolder
 */
export async function bytesOf(root: string, path: string, max: number): Promise<Buffer> {
  // What became a link or a pipe meanwhile is neither followed nor waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(join(root, path), flags).catch(() =>
    refuse(`${shown(path)} cannot be read`)
  )
  try {
    const state = await file.stat()
    if (!state.isFile()) refuse(`${shown(path)} is no file`)
    if (state.size > max) refuse(`${shown(path)} is too large`)
    // One that grows meanwhile shows it by a byte more than it had.
    const bytes = Buffer.alloc(state.size + 1)
    let length = 0
    for (let read = 1; read > 0 && length < bytes.length; length += read) {
      read = (await file.read(bytes, length, bytes.length - length, length)).bytesRead
    }
    if (length > state.size) refuse(`${shown(path)} changes while it is read`)
    return bytes.subarray(0, length)
  } finally {
    await file.close()
  }
}

/** The same as text. @throws UnreadableFolder */
export async function textOf(root: string, path: string, max: number): Promise<string> {
  const bytes = await bytesOf(root, path, max)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(`${shown(path)} is not text in UTF-8`)
  }
}
