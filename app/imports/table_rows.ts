import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { ImportKind, Verdict } from './import_kind.js'

/** A value as the database holds it. */
export type Cell = string | number | null

/** One row as the database would hold it: the columns the file names, no others. */
export type TableRow = Record<string, Cell>

/** A table whose rows are the lines of a file, and nothing else depends on them. */
export interface Table {
  name: string
  keys: [string, ...string[]]
  optional: string[]
  /** What a new row has in columns the file does not name. */
  defaults: TableRow
  /** SQL of the unique index that the keys meet. */
  conflict: string
  read: ImportKind<TableRow>['read']
  before?: ImportKind<TableRow>['before']
  /** How the audit log tells of an import. */
  audited: Pick<AuditEntry, 'action' | 'subject'>
}

/** An import of the rows of one table, all of them by one transaction. */
export function tableRows(table: Table): ImportKind<TableRow> {
  const { keys, optional, read, before } = table
  return {
    keys,
    optional,
    isWhole: true,
    read,
    before,
    keyOf: (row) => keyOf(table, row),
    async judge(lines) {
      const wanted = lines.map(({ row }) => row)
      const stored = await storedRows(table, wanted)
      return lines.map(({ line, row }): Verdict<TableRow> => {
        const name = keys.map((key) => row[key]).join(' ')
        const former = stored.get(keyOf(table, row))
        const fields = Object.keys(row).filter((column) => row[column] !== former?.[column])
        if (!fields.length) return { line, row, name, state: 'unchanged' }
        return former
          ? { line, row, name, state: 'changed', fields }
          : { line, row, name, state: 'new' }
      })
    },
    async write(trx, lines) {
      await writeRows(
        trx,
        table,
        lines.map(({ row }) => row)
      )
      const by = { source: 'cli' } as const
      await recordAudit(trx, { ...table.audited, by, detail: String(lines.length) })
      return lines
    },
  }
}

function keyOf({ keys }: Table, row: TableRow): string {
  return JSON.stringify(keys.map((key) => row[key]))
}

/** The stored rows that have the keys of these, by key. */
async function storedRows(table: Table, wanted: TableRow[]): Promise<Map<string, TableRow>> {
  const { name, keys, optional } = table
  const places = wanted.map(() => `(${keys.map(() => '?').join(', ')})`).join(', ')
  const sql = `SELECT ${[...keys, ...optional].join(', ')} FROM ${name}
    WHERE (${keys.join(', ')}) IN (VALUES ${places})`
  const values = wanted.flatMap((row) => keys.map((key) => row[key]))
  const found = await shopReader().rows<TableRow>(sql, values)
  return new Map(found.map((row) => [keyOf(table, row), row]))
}

/** Writes rows in one statement; a stored row that says the same stays untouched. */
async function writeRows(trx: Transaction, table: Table, written: TableRow[]): Promise<void> {
  const named = Object.keys(written[0])
  const filled = Object.keys(table.defaults).filter((column) => !named.includes(column))
  const columns = [...named, ...filled, 'created_at', 'updated_at']
  const changing = named.filter((column) => !table.keys.includes(column))
  const now = clock.now()
  const values: Cell[] = written.flatMap((row) => [
    ...named.map((column) => row[column]),
    ...filled.map((column) => table.defaults[column]),
    now,
    now,
  ])
  const places = written.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ')
  const sql = `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES ${places}
    ON CONFLICT ${table.conflict} ${onConflict(table, changing)}`
  await rows(trx, sql, values)
}

function onConflict({ name }: Table, changing: string[]): string {
  if (!changing.length) return 'DO NOTHING'
  const set = changing.map((column) => `${column} = excluded.${column}`).join(', ')
  const isOther = changing.map((column) => `${name}.${column} IS DISTINCT FROM excluded.${column}`)
  return `DO UPDATE SET ${set}, updated_at = excluded.updated_at WHERE ${isOther.join(' OR ')}`
}
