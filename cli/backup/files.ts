import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Only the operator may read a copy. */
const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** What a copied file holds. */
export interface Contents {
  bytes: number
  sha256: string
}

/** Every file under a folder, as paths inside it, in the order of their names. */
export async function filesUnder(folder: string, inside = ''): Promise<string[]> {
  const found: string[] = []
  for (const name of (await readdir(join(folder, inside))).sort()) {
    const path = join(inside, name)
    const kind = await stat(join(folder, path)).catch(ignoreGone)
    if (kind?.isDirectory()) found.push(...(await filesUnder(folder, path)))
    else if (kind?.isFile()) found.push(path)
  }
  return found
}

/** Copies a file and answers what it held; nothing where it is gone. The copy is on the disk then. */
export async function copyFile(
  from: string,
  to: string,
  onBytes: (bytes: number) => void
): Promise<Contents | undefined> {
  const source = await open(from, 'r').catch(ignoreGone)
  if (!source) return undefined
  await mkdir(dirname(to), { recursive: true, mode: OWNER_ONLY_FOLDER })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      onBytes((bytes += chunk.length))
      yield chunk
    }
  }
  const target = await open(to, 'wx', OWNER_ONLY)
  await pipeline(source.createReadStream(), counted, target.createWriteStream({ flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

/** What a file holds. @param onBytes is told how many were read */
export async function contentsOf(
  path: string,
  onBytes: (bytes: number) => void = () => {}
): Promise<Contents> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    onBytes((bytes += chunk.length))
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Writes a new small file that is on the disk when this ends. */
export async function writeKept(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names in a folder survive a power cut. */
export async function keepNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file may be taken away while the shop runs. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
