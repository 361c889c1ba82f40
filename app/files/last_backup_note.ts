import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'

/** Stays in STORAGE_PATH when a copy was finished, and is no part of a copy. */
export const LAST_BACKUP_NOTE = 'last_backup.json'

/** The newest copy that was finished. */
export interface LastBackup {
  made_at: string
  folder: string
}

/** The newest copy; nothing where none was made. */
export async function lastBackup(): Promise<LastBackup | undefined> {
  try {
    return JSON.parse(await readFile(join(storagePath, LAST_BACKUP_NOTE), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
