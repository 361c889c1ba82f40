import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { shopReader } from '#app/database/engine'
import { CSV_FORMAT } from '#app/files/csv_format'
import { birthdaysIn, type BirthdayRange } from './birthday_range.js'

/** Which members a list names, and who is told how far it came. */
export interface BirthdayListPlan extends BirthdayRange {
  /** Only members who agreed to marketing by phone or by e-mail. */
  consentedOnly?: boolean
  /** Called with the number of members so far; what it throws ends the list. */
  onMembers?: (members: number) => void
}

/**
 * Members read at a time: a long read would hold the log of the embedded database back, and what
 * is still needed at the next quick collection stays in memory for long.
 */
const CHUNK = 250

/** The columns in the order of the file. @source requirement row O-03 */
const COLUMNS = [
  'id',
  'last_name',
  'first_name',
  'email',
  'phone',
  'birthday',
  'zip',
  'city',
  'address',
  'house_number',
]

type Row = Record<string, string | number | null>

/**
 * Members with a birthday in a range, with the address gifts go to, else that of the company: UTF-8
 * with byte order mark, semicolons, everything quoted, no cell a formula.
 */
export function birthdayList(plan: BirthdayListPlan): NodeJS.ReadableStream {
  return Readable.from(textOf(plan))
}

/** One text for each read: a million single lines on their way would fill the memory. */
async function* textOf(plan: BirthdayListPlan): AsyncGenerator<string> {
  let begins = true
  for await (const rows of membersOf(plan)) {
    yield stringify(rows, { ...CSV_FORMAT, columns: COLUMNS, bom: begins, header: begins })
    begins = false
  }
}

async function* membersOf(plan: BirthdayListPlan): AsyncGenerator<Row[]> {
  const { sql, values } = selection(plan)
  let after = 0
  let members = 0
  for (;;) {
    const rows = await shopReader().rows<Row>(sql, [after, ...values, CHUNK])
    yield rows
    members += rows.length
    plan.onMembers?.(members)
    if (rows.length < CHUNK) return
    after = Number(rows.at(-1)!.id)
  }
}

function selection(plan: BirthdayListPlan) {
  const { sql, values } = birthdaysIn(plan)
  const consented = plan.consentedOnly ? 'AND (c.marketing_phone = 1 OR c.marketing_email = 1)' : ''
  const address = ['zip', 'city', 'address', 'house_number'].map(
    (name) => `CASE WHEN s.zip IS NOT NULL THEN s.${name} ELSE f.${name} END AS ${name}`
  )
  return {
    sql: `SELECT m.id, m.last_name, m.first_name, m.email, m.phone, m.birthday, ${address.join(', ')}
      FROM members m LEFT JOIN member_shippings s ON s.member_id = m.id
        LEFT JOIN member_companies f ON f.member_id = m.id
        LEFT JOIN member_consents c ON c.member_id = m.id
      WHERE m.id > ? AND m.birthday IS NOT NULL AND m.registered_at IS NOT NULL
        AND m.deleted_at IS NULL AND m.disabled_at IS NULL AND ${sql} ${consented}
      ORDER BY m.id LIMIT ?`,
    values,
  }
}
