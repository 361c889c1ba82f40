import { randomBytes } from 'node:crypto'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'

const TABLES = ['professions', 'regional_representatives', 'postcodes', 'community_words'] as const
type Table = (typeof TABLES)[number]

/** A row of its own to change or remove, so that no other test misses it. */
export async function givenReferenceRow(table: Table): Promise<{ id: number }> {
  const name = `Próba ${randomBytes(6).toString('hex')}`
  const now = clock.now()
  const inserts: Record<Table, [sql: string, values: (string | number)[]]> = {
    professions: [
      'INSERT INTO professions (name_hu, is_active, created_at, updated_at) VALUES (?, 0, ?, ?)',
      [name, now, now],
    ],
    regional_representatives: [
      `INSERT INTO regional_representatives (last_name, first_name, created_at, updated_at)
        VALUES (?, 'Péter', ?, ?)`,
      [name, now, now],
    ],
    postcodes: ['INSERT INTO postcodes (zip, city) VALUES (?, ?)', ['9999', name]],
    community_words: [
      `INSERT INTO community_words (word, starts_on, ends_on, created_at, updated_at)
        VALUES (?, '2020-01-01', '2020-01-02', ?, ?)`,
      [name, now, now],
    ],
  }
  const [sql, values] = inserts[table]
  const [row] = await transaction((trx) => {
    return rows<{ id: number }>(trx, `${sql} RETURNING id`, values)
  })
  return row
}

/** Notes what is there, and answers how to bring exactly that back. */
export async function keepReferenceRows(): Promise<() => Promise<void>> {
  const reader = shopReader()
  const last = new Map<Table, number>()
  for (const table of TABLES) {
    const [{ id }] = await reader.rows<{ id: number }>(`SELECT MAX(id) AS id FROM ${table}`)
    last.set(table, id ?? 0)
  }
  const defaults = 'SELECT id FROM regional_representatives WHERE is_default = 1'
  const [chosen] = await reader.rows<{ id: number }>(defaults)
  return async () => {
    await transaction(async (trx) => {
      for (const [table, id] of last) await rows(trx, `DELETE FROM ${table} WHERE id > ?`, [id])
      await rows(trx, 'UPDATE regional_representatives SET is_default = 0 WHERE is_default = 1')
      const restore = 'UPDATE regional_representatives SET is_default = 1 WHERE id = ?'
      if (chosen) await rows(trx, restore, [chosen.id])
    })
  }
}
