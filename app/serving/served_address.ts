import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { storagePath } from '#config/storage'
import { isRunning } from './is_running.js'

/** Lies in STORAGE_PATH while a server runs on it. */
const NOTE = join(storagePath, 'served_at.json')

interface Served {
  /** Under which members see the shop. */
  address: string
  pid: number
}

/** Notes where this process serves, so that commands beside it print the same links. */
export async function noteServedAddress(): Promise<void> {
  const part = `${NOTE}.${process.pid}.part`
  const served: Served = { address: env.get('APP_URL'), pid: process.pid }
  // With PostgreSQL nothing may have been kept there before.
  await mkdir(storagePath, { recursive: true })
  await writeFile(part, `${JSON.stringify(served)}\n`)
  await rename(part, NOTE)
}

/** Takes the note back; that of another server on the same storage stays. */
export async function forgetServedAddress(): Promise<void> {
  if ((await readNote())?.pid === process.pid) await rm(NOTE, { force: true })
}

/** Where a server that runs now serves this storage; nothing where none does. */
export async function servedAddress(): Promise<string | undefined> {
  const served = await readNote()
  return served && isRunning(served.pid) ? served.address : undefined
}

async function readNote(): Promise<Served | undefined> {
  try {
    return JSON.parse(await readFile(NOTE, 'utf8'))
  } catch {
    // Without a note, or with one that cannot be read, the environment says the address.
    return undefined
  }
}
