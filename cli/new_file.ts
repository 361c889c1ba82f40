import { link, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BadUsage } from './failures.js'
import { interruptible, stopAsked } from './interruption.js'

/** Only the operator may read what a command wrote. */
const OWNER_ONLY = 0o600

/**
 * Writes a stream to a file that must not exist yet. The file appears under its name when it is
 * whole; after a failure or a signal nothing is left behind.
 *
 * @throws BadUsage where something of that name exists, or its folder does not; Interrupted
 */
export async function newFile(path: string, contents: NodeJS.ReadableStream): Promise<void> {
  const part = `${path}.part`
  await interruptible(
    async (check) => {
      const file = await openNew(part, path)
      try {
        const destination = file.createWriteStream({ flush: true })
        await pipeline(contents, destination, { signal: stopAsked }).catch((error) => {
          if (error.name === 'AbortError') check()
          throw error
        })
        // A link never takes the place of another file, as a renaming would.
        await link(part, path).catch((error) => refuse(error, path))
      } finally {
        await rm(part, { force: true })
      }
    },
    () => `${path} was not written`
  )
}

async function openNew(part: string, path: string) {
  await open(path, 'r').then(
    async (file) => {
      await file.close()
      throw new BadUsage(`${path} exists already; nothing is overwritten`)
    },
    (error) => (error.code === 'ENOENT' ? undefined : refuse(error, path))
  )
  return open(part, 'wx', OWNER_ONLY).catch((error) => refuse(error, part))
}

function refuse(error: NodeJS.ErrnoException, path: string): never {
  const reasons: Record<string, string> = {
    EEXIST: `${path} exists already; nothing is overwritten`,
    ENOENT: `The folder of ${path} does not exist`,
    EACCES: `${path} may not be written here`,
    EISDIR: `${path} is a folder`,
  }
  throw new BadUsage(reasons[error.code ?? ''] ?? error.message, { cause: error })
}
