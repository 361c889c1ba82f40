import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { damagesOf } from '#app/database/embedded_copy'
import { readShopFrom } from '#app/database/engine'
import { knownMigrations, pendingMigrations } from '#app/database/known_migrations'
import type { OnProgress } from '#app/progress'
import { usesPostgres } from '#config/database'
import { verifyLedger } from '#points'
// The truths of every module.
import '#start/invariants'
import { examine, failed, ok, warning, type Finding } from '#app/health/finding'
import { MIGRATIONS } from './copy_sql.js'
import { contentsOf, filesUnder } from './files.js'
import { missingKeys } from './key_marks.js'
import {
  DUMP,
  MANIFEST,
  readManifest,
  SESSIONS,
  SHOP,
  sizeOfCopy,
  type Manifest,
} from './manifest.js'
import { readDump, restoreDump } from './postgres_tools.js'

/** Names that a finding lists at most. */
const NAMED_MAX = 5

/** What was found about a copy; nothing failed means that it may be restored. */
export interface CopyVerdict {
  ok: boolean
  findings: Finding[]
  manifest?: Manifest
}

/** How a copy is looked at. */
export interface Verifying {
  /** Is told how many bytes were read; what it throws ends the look. */
  onBytes: OnProgress
  /** Hears how many truths of the points are checked. */
  onTruths: OnProgress
  /** An empty PostgreSQL database to restore a dump into, so that its points can be checked. */
  scratchUrl?: string
}

/** Looks whether a copy is whole, unchanged, and in itself as true as the shop was. */
export async function verifyBackup(folder: string, how: Verifying): Promise<CopyVerdict> {
  let manifest: Manifest | undefined
  const first = await examine('manifest', async () => {
    manifest = await readManifest(folder)
    const { made_at, version, database, entries } = manifest
    return ok(`${made_at}, version ${version}, ${database}, ${entries.length} files`)
  })
  if (!manifest) return { ok: false, findings: [first] }
  const known = manifest
  const files = await examine('files', () => filesOf(folder, known, how.onBytes))
  const findings = [first, files, await examine('keys', async () => keysOf(known))]
  // What is not the copy that was made is not opened.
  if (files.state === 'ok') findings.push(...(await databaseOf(folder, known, how)))
  return { ok: findings.every(({ state }) => state !== 'failed'), findings, manifest }
}

async function filesOf(folder: string, manifest: Manifest, onBytes: Verifying['onBytes']) {
  const total = sizeOfCopy(manifest)
  const wrong: string[] = []
  const there = new Set(await filesUnder(folder))
  let done = 0
  for (const { path, bytes, sha256 } of manifest.entries) {
    const isThere = there.delete(path)
    const onRead = (read: number) => onBytes(done + Math.min(read, bytes), total)
    const found = isThere ? await contentsOf(join(folder, path), onRead) : undefined
    if (found?.sha256 !== sha256) wrong.push(`${path} ${isThere ? 'was changed' : 'is missing'}`)
    onBytes((done += bytes), total)
  }
  there.delete(MANIFEST)
  wrong.push(...[...there].map((path) => `${path} was added`))
  return wrong.length ? failed(listed(wrong)) : ok(`${done} bytes as they were copied`)
}

function keysOf({ keys }: Manifest) {
  const missing = missingKeys(keys)
  if (!missing.length) return ok('the keys of this installation')
  return failed(`it belongs to other keys: this installation lacks ${missing.join(', ')}`)
}

async function databaseOf(folder: string, manifest: Manifest, how: Verifying): Promise<Finding[]> {
  if (manifest.database === 'postgres') return dumpOf(folder, how)
  const names = manifest.entries.map(({ path }) => path)
  const found: Finding[] = []
  for (const name of [SHOP, SESSIONS].filter((path) => names.includes(path))) {
    found.push(
      await examine(name, async () => {
        const damages = damagesOf(join(folder, name))
        return damages.length ? failed(listed(damages)) : ok('undamaged')
      })
    )
  }
  if (found.some(({ state }) => state === 'failed')) return found
  return [...found, await examine('points', () => pointsOf(join(folder, SHOP), how.onTruths))]
}

/** The truths of the shop are asked of the copy instead of the shop's own file. */
async function pointsOf(file: string, told: OnProgress) {
  if (usesPostgres) {
    return warning('not checked: unset DATABASE_URL to check the points of an embedded database')
  }
  const seen = migrationsOf(file)
  if (seen.some((name) => !knownMigrations().includes(name))) {
    return failed('the copy was made by a newer version: verify and restore it with that one')
  }
  if (pendingMigrations(seen).length) {
    return warning('not checked: made by an older version; restore, migrate, then "points verify"')
  }
  readShopFrom(file)
  try {
    return toldOf(await verifyLedger({ told }))
  } finally {
    readShopFrom()
  }
}

function migrationsOf(file: string): string[] {
  const copy = new Database(file, { readonly: true })
  try {
    return copy.prepare(MIGRATIONS).pluck().all() as string[]
  } finally {
    copy.close()
  }
}

type Told = { invariants: { id: string; violations: number }[] }

function toldOf({ invariants }: Told) {
  const broken = invariants.filter(({ violations }) => violations > 0).map(({ id }) => id)
  if (!broken.length) return ok(`${invariants.length} truths hold`)
  return failed(`broken when the copy was made: ${listed(broken)}; see "points verify"`)
}

async function dumpOf(folder: string, { scratchUrl }: Verifying): Promise<Finding[]> {
  const file = join(folder, DUMP)
  const dump = await examine('dump', async () => {
    await readDump(file)
    return ok('can be read')
  })
  if (dump.state === 'failed') return [dump]
  const points = await examine('points', async () => {
    if (!scratchUrl) {
      return warning('not checked: give an empty database with --database to check the points in')
    }
    await restoreDump(file, scratchUrl)
    return toldOf(await verifiedIn(scratchUrl))
  })
  return [dump, points]
}

/** A process of its own, because this one is tied to the database of the shop. */
async function verifiedIn(url: string): Promise<Told> {
  const words = [process.argv[1], 'points', 'verify', '--json']
  const child = spawn(process.execPath, words, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told] = await Promise.all([text(child.stdout), once(child, 'close')])
  return JSON.parse(told)
}

function listed(names: string[]): string {
  const more = names.length - NAMED_MAX
  return names.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
