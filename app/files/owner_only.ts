import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Nobody but the owner of this process reads, writes or enters what it makes. */
const OTHERS = 0o077
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** Files looked at side by side. */
const AT_ONCE = 64

/** Makes every file and folder that this process writes from now on its owner's alone. */
export function writeForOwnerOnly(): void {
  process.umask(OTHERS)
}

/**
 * Takes a folder and all that is in it from everybody but its owner. Links stay as they are, and so does what belongs to somebody else.
 *
 * @returns how many could not be changed
 */
export async function keepFromOthers(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(isGone)
  if (!entries) return 0
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  let kept = 0
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const done = await Promise.all(paths.slice(at, at + AT_ONCE).map(close))
    kept += done.filter((isClosed) => !isClosed).length
  }
  return kept
}

/** @returns false where it belongs to somebody else */
async function close(path: string): Promise<boolean> {
  try {
    const found = await lstat(path)
    const isPlain = found.isFile() || found.isDirectory()
    if (!isPlain || (found.mode & OTHERS) === 0) return true
    await chmod(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPERM') return false
    return isGone(error) === undefined
  }
}

/** @throws what is no sign of a file that went away meanwhile */
function isGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
