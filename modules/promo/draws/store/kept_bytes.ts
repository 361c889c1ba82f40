import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { isMissingFile } from '#app/files/missing_file'

/** Published files, each under its own hash (absolute). */
const folder = join(storagePath, 'draws')

/**
 * Keeps bytes under their own hash. They are on the disk when this ends, whole or not at all, and the same bytes again
 * change nothing.
 *
 * @returns SHA-256 in hex
 */
export async function keepBytes(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (await isKept(hash)) return hash
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomUUID()}.unfinished`)
  await onDisk(unfinished, 'w', (file) => file.writeFile(bytes))
  await rename(unfinished, join(folder, hash))
  await onDisk(folder, 'r')
  return hash
}

/** @throws Error where the bytes on the disk are not those that were kept */
export async function keptBytes(hash: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, hash))
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== hash) throw new Error(`The published file ${hash} has become ${found}`)
  return bytes
}

/** Removes what was kept under these hashes; those that are gone already are passed over. */
export async function removeBytes(hashes: string[]): Promise<void> {
  const gone = new Set(hashes)
  for (const name of await namesKept()) if (gone.has(name)) await rm(join(folder, name))
}

async function namesKept(): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

async function isKept(hash: string): Promise<boolean> {
  try {
    await keptBytes(hash)
    return true
  } catch (error) {
    // What a broken disk has left of it is written anew.
    if (isMissingFile(error) || /has become/.test((error as Error).message)) return false
    throw error
  }
}

type OpenFile = Awaited<ReturnType<typeof open>>

async function onDisk(path: string, flags: string, write?: (file: OpenFile) => Promise<void>) {
  const file = await open(path, flags)
  try {
    await write?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
