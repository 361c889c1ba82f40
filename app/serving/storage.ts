import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { RESTORE_MARK } from '#app/database/single_server'
import { storagePath } from '#config/storage'
import { StartRefused, storageRefusal } from './start_refused.js'

/** With less room than this the next pictures and commits would fail, in bytes. */
const ROOM_MIN = 1_000_000

/**
 * Writes and removes a small file in STORAGE_PATH.
 *
 * @throws StartRefused where pictures and commits could not be written either
 */
export async function assertStorage(): Promise<void> {
  if (existsSync(join(storagePath, RESTORE_MARK))) {
    throw new StartRefused(
      `A restoring in ${storagePath} was interrupted: run "npm run cli -- backup restore" again`
    )
  }
  try {
    await mkdir(storagePath, { recursive: true })
    await tryWriting()
    if (!(await hasRoom())) throw Object.assign(new Error('No room'), { code: 'ENOSPC' })
  } catch (error) {
    throw storageRefusal(storagePath, error)
  }
}

/** Whether the next picture could be written, as far as can be told without writing. */
export async function isWritable(): Promise<boolean> {
  await access(storagePath, constants.W_OK)
  return hasRoom()
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(storagePath)
  return bavail * bsize >= ROOM_MIN
}

async function tryWriting() {
  const path = join(storagePath, `writable-${randomUUID()}.part`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(4096, 1))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
