import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import Database from 'better-sqlite3'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { closeEngine } from '#app/database/engine'
import {
  claimStorage,
  releaseStorage,
  RESTORE_MARK,
  SecondServer,
} from '#app/database/single_server'
import { storagePath } from '#config/storage'
import { BadUsage } from '../failures.js'
import { HAS_FEED, NEW_EPOCH, PAUSE_OUTBOX } from './copy_sql.js'
import { copyFile, keepNames, writeKept } from './files.js'
import { DUMP, FILES, SHOP, UnusableCopy, type Manifest } from './manifest.js'
import { pauseOutboxOf, renewEpochOf, restoreDump } from './postgres_tools.js'

/** What stays in STORAGE_PATH when a copy takes the place of the rest: it belongs to the machine. */
const STAYS = /^(logs|exports|last_backup\.json|(before-restore|restoring)-.*|.*\.lock(-journal)?)$/

/** A copy that was verified, and who hears how many of its bytes are restored. */
export interface Restoring {
  /** The folder of the copy. */
  folder: string
  manifest: Manifest
  /** What it throws ends the restoring. */
  onBytes: (bytes: number) => void
}

/**
 * Restores a copy into a folder that does not exist yet, and on PostgreSQL into an empty database. The
 * messages of the restored shop are kept back.
 *
 * @throws BadUsage where there is something already
 */
export async function restoreBeside(work: Restoring, to: string, url?: string): Promise<void> {
  const target = resolve(to)
  if (existsSync(target)) throw new BadUsage(`${to} exists already; nothing is overwritten`)
  const part = `${target}.unfinished`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  try {
    await fill(part, work)
    if (url) {
      await restoreDump(join(work.folder, DUMP), url)
      await pauseOutboxOf(url, clock.now())
      await renewEpochOf(url, newEpoch())
    }
    await rename(part, target)
    await keepNames(dirname(target))
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

/**
 * Puts a copy in the place of what STORAGE_PATH holds, which stays in a folder beside. While it does, and
 * where it was interrupted, no server starts.
 *
 * @returns the folder of what was there before
 * @throws BadUsage while the shop serves
 */
export async function restoreInstead(work: Restoring): Promise<string> {
  const stamp = new Date(clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')
  const [fresh, aside] = ['restoring', 'before-restore'].map((name) =>
    join(storagePath, `${name}-${stamp}Z`)
  )
  await db.manager.closeAll()
  await closeEngine()
  await mkdir(storagePath, { recursive: true })
  claimFromServers()
  try {
    await removeUnfinished()
    await mkdir(fresh)
    await fill(fresh, work)
    await exchange(fresh, aside)
    return aside
  } finally {
    await rm(fresh, { recursive: true, force: true })
    releaseStorage()
  }
}

/** Nothing here can fail half-way but by a power cut: the mark stays then, and the next restoring begins anew. */
async function exchange(fresh: string, aside: string) {
  const mark = join(storagePath, RESTORE_MARK)
  await rm(mark, { force: true })
  await writeKept(mark, `${basename(aside)}\n`)
  await keepNames(storagePath)
  await mkdir(aside)
  for (const name of await readdir(storagePath)) {
    if (name === RESTORE_MARK || STAYS.test(name)) continue
    await rename(join(storagePath, name), join(aside, name))
  }
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(storagePath, name))
  await keepNames(storagePath)
  await rm(mark)
}

function claimFromServers() {
  try {
    claimStorage()
  } catch (error) {
    if (!(error instanceof SecondServer)) throw error
    throw new BadUsage(`The shop still serves from ${storagePath}: stop it first, then restore`)
  }
}

/** What an earlier restoring had not put in place yet is in its copy still. */
async function removeUnfinished() {
  for (const name of await readdir(storagePath)) {
    if (name.startsWith('restoring-')) await rm(join(storagePath, name), { recursive: true })
  }
}

/** Writes what a copy holds the way STORAGE_PATH has it. */
async function fill(target: string, { folder, manifest, onBytes }: Restoring): Promise<void> {
  let done = 0
  for (const { path, sha256, bytes } of manifest.entries) {
    if (path === DUMP) {
      done += bytes
      continue
    }
    const inside = path.startsWith(`${FILES}/`) ? relative(FILES, path) : path
    const copied = await copyFile(join(folder, path), join(target, inside), (read) =>
      onBytes(done + read)
    )
    if (copied?.sha256 !== sha256) throw new UnusableCopy(`${path} was changed meanwhile`)
    await keepNames(dirname(join(target, inside)))
    done += bytes
  }
  if (manifest.database === 'sqlite') noteRestored(join(target, SHOP))
  await keepNames(target)
}

/** Names a feed whose places went back. */
const newEpoch = () => randomBytes(8).toString('hex')

function noteRestored(file: string) {
  const shop = new Database(file, { fileMustExist: true })
  try {
    shop.prepare(PAUSE_OUTBOX).run(clock.now())
    if (shop.prepare(HAS_FEED).get()) shop.prepare(NEW_EPOCH).run(newEpoch())
  } finally {
    shop.close()
  }
}
