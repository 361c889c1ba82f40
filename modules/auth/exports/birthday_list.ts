import { Readable } from 'node:stream'
import { shopReader } from '#app/database/engine'
import { birthdaysIn, type BirthdayRange } from './birthday_range.js'
import { csvLine, LINE_END } from './csv_sql.js'

/** Which members a list names, and who is told how far it came. */
export interface BirthdayListPlan extends BirthdayRange {
  /** Only members who agreed to marketing by phone or by e-mail. */
  consentedOnly?: boolean
  /** Called with the number of members so far; what it throws ends the list. */
  onMembers?: (members: number) => void
}

/** Members looked at at a time: a long read would hold the log of the embedded database back. */
const CHUNK = 2000

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const ADDRESS = ['zip', 'city', 'address', 'house_number']
/** The columns in the order of the file, with where each comes from. @source requirement row O-03 */
const COLUMNS: Record<string, string> = {
  id: 'CAST(m.id AS TEXT)',
  last_name: 'm.last_name',
  first_name: 'm.first_name',
  email: 'm.email',
  phone: 'm.phone',
  birthday: 'm.birthday',
  ...Object.fromEntries(
    ADDRESS.map((name) => [name, `CASE WHEN s.zip IS NOT NULL THEN s.${name} ELSE f.${name} END`])
  ),
}

/**
 * Members with a birthday in a range, with the address gifts go to, else that of the company: UTF-8
 * with byte order mark, semicolons, everything quoted, no cell a formula.
 */
export function birthdayList(plan: BirthdayListPlan): NodeJS.ReadableStream {
  return Readable.from(textOf(plan))
}

/** Ids above `after`, up to and with `through`. */
interface Range {
  after: number
  through: number
}

const THROUGH = `SELECT max(id) AS through FROM
  (SELECT id FROM members WHERE id > ? ORDER BY id LIMIT ${CHUNK}) AS next`

/** The database writes the lines: a million rows as objects would fill the memory and take long. */
async function* textOf(plan: BirthdayListPlan): AsyncGenerator<string> {
  const reader = shopReader()
  const names = Object.keys(COLUMNS).map((name) => `"${name}"`)
  yield BYTE_ORDER_MARK + names.join(';') + LINE_END
  let members = 0
  for (let after = 0; ;) {
    const [{ through }] = await reader.rows<{ through: number | null }>(THROUGH, [after])
    if (through === null) return
    const { sql, values } = selection(plan, { after, through })
    const [chunk] = await reader.rows<{ members: number; text: string | null }>(sql, values)
    if (chunk.text !== null) yield chunk.text
    plan.onMembers?.((members += Number(chunk.members)))
    after = through
  }
}

// Every table names the range itself: PostgreSQL would else read the others whole for each one.
const JOINED = Object.entries({ s: 'shippings', f: 'companies', c: 'consents' }).map(
  ([alias, name]) => `LEFT JOIN member_${name} ${alias} ON ${alias}.member_id = m.id
    AND ${alias}.member_id > ? AND ${alias}.member_id <= ?`
)
const LINES = `SELECT m.id, ${csvLine(Object.values(COLUMNS))} AS line
  FROM members m ${JOINED.join(' ')} WHERE m.id > ? AND m.id <= ? AND m.birthday IS NOT NULL
    AND m.registered_at IS NOT NULL AND m.deleted_at IS NULL AND m.disabled_at IS NULL`

function selection(plan: BirthdayListPlan, { after, through }: Range) {
  const { sql, values } = birthdaysIn(plan)
  const consented = plan.consentedOnly ? 'AND (c.marketing_phone = 1 OR c.marketing_email = 1)' : ''
  const tables = JOINED.length + 1
  return {
    sql: `SELECT count(*) AS members, string_agg(line, '') AS text
      FROM (${LINES} AND ${sql} ${consented} ORDER BY m.id) AS lines`,
    values: [...Array.from({ length: tables }, () => [after, through]).flat(), ...values],
  }
}
