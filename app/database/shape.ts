import { existsSync } from 'node:fs'
import { shopFile, usesPostgres } from '#config/database'
import { shopReader } from './engine.js'
import { knownMigrations, pendingMigrations } from './known_migrations.js'
import { SEEN_MIGRATIONS, TABLES } from './shape_sql.js'

type Named = { name: string }

/** What a database lacks that this version needs; empty lists are well. */
export interface Lacks {
  migrations: string[]
  tables: string[]
}

let needed: string[] | undefined

/** Tells which tables this version needs: what is generated for them lies outside of the kernel. */
export function needTables(names: string[]): void {
  needed = names
}

/**
 * Compares the database with what this version needs.
 *
 * @throws the error of the database where it does not answer, and where nobody said what is needed
 */
export async function lacksOfDatabase(): Promise<Lacks> {
  if (!needed) throw new Error('start/tables has not been imported')
  if (!usesPostgres && !existsSync(shopFile)) {
    return { migrations: knownMigrations(), tables: needed }
  }
  const reader = shopReader()
  const there = new Set((await reader.rows<Named>(TABLES)).map(({ name }) => name))
  const hasNotes = there.has('adonis_schema')
  const seen = hasNotes ? await reader.rows<Named>(SEEN_MIGRATIONS) : []
  return {
    migrations: pendingMigrations(seen.map(({ name }) => name)),
    tables: needed.filter((name) => !there.has(name)),
  }
}
