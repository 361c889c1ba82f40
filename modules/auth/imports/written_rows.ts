import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Ask, Cell, ImportKind, ImportRow } from './import_kind.js'

/** What tells two rows of one kind apart. */
export function keyOf({ keys }: ImportKind, row: ImportRow): string {
  return JSON.stringify(keys.map((key) => row[key]))
}

/** The stored rows that have the keys of these, by key. */
export async function storedRows(
  kind: ImportKind,
  ask: Ask,
  wanted: ImportRow[]
): Promise<Map<string, ImportRow>> {
  const { table, keys, optional } = kind
  const places = wanted.map(() => `(${keys.map(() => '?').join(', ')})`).join(', ')
  const sql = `SELECT ${[...keys, ...optional].join(', ')} FROM ${table}
    WHERE (${keys.join(', ')}) IN (VALUES ${places})`
  const values = wanted.flatMap((row) => keys.map((key) => row[key]))
  const found = await ask<ImportRow>(sql, values)
  return new Map(found.map((row) => [keyOf(kind, row), row]))
}

/** Writes rows in one statement; a stored row that says the same stays untouched. */
export async function writeRows(
  trx: TransactionClientContract,
  kind: ImportKind,
  written: ImportRow[]
): Promise<void> {
  const named = Object.keys(written[0])
  const filled = Object.keys(kind.defaults).filter((column) => !named.includes(column))
  const columns = [...named, ...filled, 'created_at', 'updated_at']
  const changing = named.filter((column) => !kind.keys.includes(column))
  const now = clock.now()
  const values: Cell[] = written.flatMap((row) => [
    ...named.map((column) => row[column]),
    ...filled.map((column) => kind.defaults[column]),
    now,
    now,
  ])
  const places = written.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ')
  const sql = `INSERT INTO ${kind.table} (${columns.join(', ')}) VALUES ${places}
    ON CONFLICT ${kind.conflict} ${onConflict(kind, changing)}`
  await rows(trx, sql, values)
}

function onConflict({ table }: ImportKind, changing: string[]): string {
  if (!changing.length) return 'DO NOTHING'
  const set = changing.map((column) => `${column} = excluded.${column}`).join(', ')
  const isOther = changing.map((column) => `${table}.${column} IS DISTINCT FROM excluded.${column}`)
  return `DO UPDATE SET ${set}, updated_at = excluded.updated_at WHERE ${isOther.join(' OR ')}`
}
