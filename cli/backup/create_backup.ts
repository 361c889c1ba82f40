import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { clock } from '#app/clock'
import { copyEmbedded } from '#app/database/embedded_copy'
import { sessionsFile, shopFile, usesPostgres } from '#config/database'
import { storagePath } from '#config/storage'
import env from '#start/env'
import { BadUsage } from '../failures.js'
import { version } from '../version.js'
import { contentsOf, copyFile, keepNames } from './files.js'
import { keptFiles } from './kept_files.js'
import { presentKeyMarks } from './key_marks.js'
import { noteBackup } from './last_backup.js'
import { DUMP, FILES, SESSIONS, SHOP, writeManifest, type Entry } from './manifest.js'
import { dumpDatabase } from './postgres_tools.js'
import { endMaking, removeLeftovers, signMaking, type Leftovers } from './unfinished.js'

/** What was made. */
export interface MadeBackup {
  folder: string
  made_at: string
  files: number
  bytes: number
  /** What earlier creations had left behind. */
  leftovers: Leftovers
}

/** Is told how many bytes are copied; what it throws ends the copying. */
export type OnBytes = (bytes: number) => void

/**
 * Makes a copy of everything that must be kept, in a new folder inside `into`, while the shop runs.
 *
 * Sessions are copied first, then the shop, then the files: whoever has a session in the copy is a member in it,
 * and a file is written before the row that names it, so that each row has its file. Under its name the folder
 * appears when all of it is on the disk.
 *
 * @throws BadUsage where the folder may not be there, MissingProgram where PostgreSQL's are not installed
 */
export async function createBackup(into: string, onBytes: OnBytes): Promise<MadeBackup> {
  const home = resolve(into)
  refuseStorage(home)
  const madeAt = new Date(clock.now()).toISOString()
  const folder = join(home, `backup-${madeAt.slice(0, 19).replaceAll(':', '-')}Z`)
  if (existsSync(folder)) throw new BadUsage(`${folder} exists already; nothing is overwritten`)
  const part = `${folder}.unfinished`
  await mkdir(home, { recursive: true })
  const leftovers = await removeLeftovers(home)
  await mkdir(part)
  try {
    await signMaking(part)
    const entries = await copyAll(part, onBytes)
    const database = usesPostgres ? 'postgres' : 'sqlite'
    const about = { made_at: madeAt, version: version(), database } as const
    await writeManifest(part, { ...about, keys: presentKeyMarks(), entries })
    await endMaking(part)
    await keepNames(part)
    await rename(part, folder)
    await keepNames(home)
    await noteBackup({ made_at: madeAt, folder })
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
    return { folder, made_at: madeAt, files: entries.length, bytes, leftovers }
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

/** Bytes there are to copy, about. */
export async function sizeOfAll(): Promise<number> {
  const paths = (await keptFiles()).map((path) => join(storagePath, path))
  let bytes = 0
  for (const path of [...paths, ...databaseFiles().map(({ from }) => from)]) {
    bytes += (await stat(path).catch(() => undefined))?.size ?? 0
  }
  return bytes
}

/** A copy that lies with what it copies goes with it, and would grow by itself each time. */
function refuseStorage(home: string) {
  const inside = relative(resolve(storagePath), home)
  if (inside.startsWith('..')) return
  throw new BadUsage(`A copy must not lie inside ${storagePath}: choose a folder on another disk`)
}

/** Whoever has a session is a member before, so sessions come first. */
function databaseFiles() {
  if (usesPostgres) return []
  const files = [
    { from: sessionsFile, name: SESSIONS },
    { from: shopFile, name: SHOP },
  ]
  // Without the sessions everybody logs in again, and nothing more.
  return files.filter(({ from }) => from === shopFile || existsSync(from))
}

async function copyAll(part: string, onBytes: OnBytes): Promise<Entry[]> {
  const entries: Entry[] = []
  let done = 0
  for (const { from, name } of databaseFiles()) {
    const { size } = await stat(from)
    await copyEmbedded(from, join(part, name), (pages, total) =>
      onBytes(done + Math.floor((size * pages) / total))
    )
    entries.push({ path: name, ...(await contentsOf(join(part, name))) })
    done += size
  }
  if (usesPostgres) {
    await dumpDatabase(env.get('DATABASE_URL')!, join(part, DUMP))
    entries.push({ path: DUMP, ...(await contentsOf(join(part, DUMP))) })
  }
  for (const kept of await keptFiles()) {
    const path = join(FILES, kept)
    const copied = await copyFile(join(storagePath, kept), join(part, path), (bytes) =>
      onBytes(done + bytes)
    )
    if (!copied) continue
    entries.push({ path, ...copied })
    done += copied.bytes
  }
  await keepFolders(part, entries)
  return entries
}

/** A file is only kept where the names of its folders are. */
async function keepFolders(part: string, entries: Entry[]) {
  const folders = new Set<string>()
  for (const { path } of entries) {
    for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(at)
  }
  for (const folder of folders) await keepNames(join(part, folder))
}
