import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BadUsage } from './failures.js'
import { interruptible } from './interruption.js'
import { progressBar } from './progress.js'

/** Only the operator may read what a command wrote. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/**
 * Writes files to a folder that must not exist yet, or be empty. It appears under its name when it is whole; after a failure or a
 * signal nothing is left behind.
 *
 * @param files their texts by their paths in the folder
 * @param copies where those that are copied lie, by their paths in the folder
 * @throws BadUsage where something else stands there, or the folder around it does not exist; Interrupted
 */
export async function newFolder(
  path: string,
  files: ReadonlyMap<string, string>,
  copies: ReadonlyMap<string, string>
): Promise<void> {
  const target = resolve(path)
  const bar = progressBar(files.size + copies.size, 'files')
  let done = 0
  await interruptible(
    async (check) => {
      await refuseFull(target, path)
      const prefix = join(dirname(target), `.${basename(target)}-`)
      const part = await mkdtemp(prefix).catch((error) => refuse(error, path))
      try {
        const place = async (name: string) => {
          check()
          await mkdir(dirname(join(part, name)), { recursive: true, mode: FOLDER_MODE })
          return join(part, name)
        }
        for (const [name, text] of files) {
          await writeNew(await place(name), text)
          bar.to(++done)
        }
        for (const [name, source] of copies) {
          await copyNew(source, await place(name))
          bar.to(++done)
        }
        check()
        // Takes the place of an empty folder, and of nothing else.
        await rename(part, target).catch((error) => refuse(error, path))
      } finally {
        bar.end()
        await rm(part, { recursive: true, force: true })
      }
    },
    () => `${path} was not written`
  )
}

async function refuseFull(place: string, path: string): Promise<void> {
  const entries = await readdir(place).catch((error) => {
    if (error.code === 'ENOENT') return []
    return refuse(error, path)
  })
  if (entries.length) throw new BadUsage(`${path} is not empty; nothing is overwritten`)
}

async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** In pieces, and on the disk before the folder gets its name. */
async function copyNew(source: string, path: string): Promise<void> {
  const options = { flags: 'wx', mode: FILE_MODE, flush: true }
  await pipeline(createReadStream(source), createWriteStream(path, options))
}

function refuse(error: NodeJS.ErrnoException, path: string): never {
  const reasons: Record<string, string> = {
    EEXIST: `${path} exists already; nothing is overwritten`,
    ENOTEMPTY: `${path} is not empty; nothing is overwritten`,
    ENOENT: `The folder around ${path} does not exist`,
    EACCES: `${path} may not be written here`,
    ENOTDIR: `${path} is no folder`,
  }
  throw new BadUsage(reasons[error.code ?? ''] ?? error.message, { cause: error })
}
