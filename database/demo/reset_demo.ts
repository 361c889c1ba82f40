import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { closeEngine } from '#app/database/engine'
import { migrateDatabases } from '#app/database/migrate'
import { claimStorage, releaseStorage } from '#app/database/single_server'
import { sessionsFile, shopFile, usesPostgres } from '#config/database'
import { storagePath } from '#config/storage'
import { stateOfShop } from './demo_mark.js'

/** Thrown where the database holds a shop that is not the demo. */
export class NotTheDemo extends Error {
  constructor() {
    super('This database was not filled by the demo, so it is not emptied')
  }
}

const DEMO_PICTURE = /^demo-.*\.(webp|avif)$/
/** What the start script keeps about a demo. */
const NOTES_OF_START = ['demo_logins.json', 'demo_filling']

/**
 * Makes the database anew, empty and migrated, and takes the demo's pictures away.
 *
 * @throws NotTheDemo, SecondServer where a shop still runs on the embedded database
 */
export async function resetDemo(app: ApplicationService): Promise<void> {
  if ((await stateOfShop()) === 'in use') throw new NotTheDemo()
  claimStorage()
  if (usesPostgres) await dropTables()
  await db.manager.closeAll()
  await closeEngine()
  if (!usesPostgres) removeDatabaseFiles()
  removePictures()
  for (const name of NOTES_OF_START) rmSync(join(storagePath, name), { force: true })
  await migrateDatabases(app)
  releaseStorage()
}

async function dropTables(): Promise<void> {
  await db.rawQuery('DROP SCHEMA public CASCADE')
  await db.rawQuery('CREATE SCHEMA public')
}

function removeDatabaseFiles(): void {
  for (const file of [shopFile, sessionsFile]) {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
  }
}

function removePictures(): void {
  const folder = join(storagePath, 'media')
  for (const name of namesIn(folder)) {
    if (DEMO_PICTURE.test(name)) rmSync(join(folder, name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // A shop without pictures has no folder for them.
    return []
  }
}
