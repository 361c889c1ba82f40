import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_BACKUP_NOTE as NOTE } from '#app/files/last_backup_note'
import { storagePath } from '#config/storage'
import { writeKept } from './files.js'

/** The newest copy that was finished. */
export interface LastBackup {
  made_at: string
  folder: string
}

/** Notes that a copy was finished, for whoever asks how old the last one is. */
export async function noteBackup(last: LastBackup): Promise<void> {
  const part = join(storagePath, `${NOTE}.${process.pid}.part`)
  await rm(part, { force: true })
  await writeKept(part, `${JSON.stringify(last)}\n`)
  await rename(part, join(storagePath, NOTE))
}

/** The newest copy; nothing where none was made. */
export async function lastBackup(): Promise<LastBackup | undefined> {
  try {
    return JSON.parse(await readFile(join(storagePath, NOTE), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
