import { storagePath } from '#config/storage'
import { filesUnder } from './files.js'

/**
 * What of STORAGE_PATH is no part of a copy: the databases, which are copied in their own way; locks, logs and notes of
 * this machine; lists that can be made again, because they hold many addresses and last for days only; and
 * what an earlier restoring set aside.
 */
const LEFT_OUT = [
  /^(shop|sessions)\.sqlite(-wal|-shm|-journal)?$/,
  /(^|\/)[^/]*\.(lock|part|unfinished)(-journal|\.\d+|\.stale\.\d+)?$/,
  /^(logs|exports)(\/|$)/,
  /^(last_backup|served_at)\.json/,
  /^demo_(logins\.json|filling)$/,
  /^(before-restore|restoring)-/,
]

/** The files of STORAGE_PATH that a copy holds beside the databases, as paths inside it. */
export async function keptFiles(): Promise<string[]> {
  const all = await filesUnder(storagePath)
  return all.filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
}
