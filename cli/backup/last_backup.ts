import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_BACKUP_NOTE as NOTE, type LastBackup } from '#app/files/last_backup_note'
import { storagePath } from '#config/storage'
import { writeKept } from './files.js'

/** Notes that a copy was finished, for whoever asks how old the last one is. */
export async function noteBackup(last: LastBackup): Promise<void> {
  const part = join(storagePath, `${NOTE}.${process.pid}.part`)
  await rm(part, { force: true })
  await writeKept(part, `${JSON.stringify(last)}\n`)
  await rename(part, join(storagePath, NOTE))
}
