import logger from '@adonisjs/core/services/logger'
import { lacksOfDatabase, type Lacks } from '#app/database/shape'
import { claimStorage } from '#app/database/single_server'
import { keepFromOthers } from '#app/files/owner_only'
import { broken, type Found } from '#app/health/finding'
import { keepKeyProbe, opensDatabase } from '#app/personal/key_probe'
import { storagePath } from '#config/storage'
import { StartRefused } from './start_refused.js'
import { assertStorage } from './storage.js'

const MIGRATE = 'run "npm run cli -- migrate", or start with "npm run serve -- --migrate"'
/** Names that a sentence lists at most. */
const NAMED_MAX = 3

/**
 * Refuses to serve where members would be harmed: on a storage that cannot be written, a database of another shape, or
 * one that was sealed with another APP_KEY. A database that is away for a moment is no reason: readiness says so.
 *
 * @throws StartRefused, SecondServer
 */
export async function assertServable(): Promise<void> {
  await assertStorage()
  claimStorage()
  await closeStorage()
  try {
    const problem = await problemOfDatabase()
    if (problem) throw new StartRefused(problem.words)
    await keepKeyProbe()
  } catch (error) {
    if (error instanceof StartRefused) throw error
    logger.warn({ err: error }, 'The database could not be looked at before the start')
  }
}

/** Also what older versions have written. */
async function closeStorage() {
  const kept = await keepFromOthers(storagePath)
  if (kept) logger.warn({ files: kept }, 'Files of STORAGE_PATH belong to another user')
}

/** What of the database keeps the shop from serving, with a sentence; nothing is well. */
export async function problemOfDatabase(): Promise<Found | undefined> {
  const shape = problemOfShape(await lacksOfDatabase())
  if (shape) return shape
  if (await opensDatabase()) return undefined
  const words =
    'APP_KEY does not open what this database holds: set the APP_KEY that it was made with'
  return broken('database_key', words, {})
}

function problemOfShape({ migrations, tables }: Lacks): Found | undefined {
  const waiting = migrations.length
  if (waiting) {
    const words = `The database is older than this version, ${waiting} migrations wait: ${MIGRATE}`
    return broken('database_older', words, { migrations: waiting })
  }
  if (!tables.length) return undefined
  const names = tables.slice(0, NAMED_MAX).join(', ')
  const words = `The database lacks ${names} although it is migrated: bring a copy back with "npm run cli -- backup restore"`
  return broken('database_incomplete', words, { tables: names })
}
