import { Readable } from 'node:stream'
import { copyCsv, type CsvPage } from '#app/database/copy_csv'
import { statementsTravel } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { birthdaysIn, type BirthdayRange } from './birthday_range.js'
import { csvLine, LINE_END, safeCell } from './csv_sql.js'

/** Which members a list names, and who is told how far it came. */
export interface BirthdayListPlan extends BirthdayRange {
  /** Only members who agreed to marketing by phone or by e-mail. */
  consentedOnly?: boolean
  /** Called with the number of members so far; what it throws ends the list. */
  onMembers?: (members: number) => void
}

/** Members looked at at a time on the embedded database: a long read would hold its log back. */
const CHUNK = 2000

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const ADDRESS = ['zip', 'city', 'address', 'house_number']
/** The columns in the order of the file, as SQL of their cells. @source requirements O-03 */
const COLUMNS: Record<string, string> = {
  id: 'm.id',
  last_name: safeCell('m.last_name'),
  first_name: safeCell('m.first_name'),
  email: safeCell('m.email'),
  phone: safeCell('m.phone'),
  birthday: safeCell('m.birthday'),
  ...Object.fromEntries(ADDRESS.map((name) => [name, addressCell(name)])),
}
const CELLS = Object.values(COLUMNS)

/** Made safe on either side: the database would work the whole choice out at each comparison. */
function addressCell(name: string): string {
  const [delivery, company] = [safeCell(`s.${name}`), safeCell(`f.${name}`)]
  return `CASE WHEN s.zip IS NOT NULL THEN ${delivery} ELSE ${company} END`
}

/**
 * Members with a birthday in a range, with the address gifts go to, else that of the company: UTF-8
 * with byte order mark, semicolons, everything quoted, no cell a formula.
 */
export function birthdayList(plan: BirthdayListPlan): NodeJS.ReadableStream {
  return Readable.from(textOf(plan))
}

/** How many members such a list names. */
export async function countOfBirthdayList(plan: BirthdayListPlan): Promise<number> {
  const { from, values } = selection(plan)
  const [{ members }] = await shopReader().rows<{ members: number }>(
    `SELECT count(*) AS members ${from}`,
    values
  )
  return members
}

/** The database writes the lines: a million rows as objects would fill the memory and take long. */
async function* textOf(plan: BirthdayListPlan): AsyncGenerator<string | Buffer> {
  const names = Object.keys(COLUMNS).map((name) => `"${name}"`)
  yield BYTE_ORDER_MARK + names.join(';') + LINE_END
  let members = 0
  for await (const { rows, bytes } of statementsTravel ? copied(plan) : chunked(plan)) {
    plan.onMembers?.((members += rows))
    yield bytes
  }
}

/** One statement that streams; others read and write beside it on PostgreSQL. */
function copied(plan: BirthdayListPlan): AsyncGenerator<CsvPage> {
  const { from, values } = selection(plan)
  return copyCsv(`SELECT ${CELLS.join(', ')} ${from} ORDER BY m.id`, values)
}

const THROUGH = `SELECT max(id) AS through FROM
  (SELECT id FROM members WHERE id > ? ORDER BY id LIMIT ${CHUNK}) AS next`

/** Bytes leave as the database made them: as texts they would be decoded and encoded again. */
async function* chunked(plan: BirthdayListPlan): AsyncGenerator<CsvPage> {
  const reader = shopReader()
  const { from, values } = selection(plan)
  const sql = `SELECT count(*) AS rows, CAST(group_concat(line, '') AS BLOB) AS bytes
    FROM (SELECT ${csvLine(CELLS)} AS line ${from}
      AND m.id > ? AND m.id <= ? ORDER BY m.id)`
  for (let after = 0; ;) {
    const [{ through }] = await reader.rows<{ through: number | null }>(THROUGH, [after])
    if (through === null) return
    const [page] = await reader.rows<CsvPage>(sql, [...values, after, through])
    yield { rows: page.rows, bytes: page.bytes ?? Buffer.alloc(0) }
    after = through
  }
}

function selection(plan: BirthdayListPlan) {
  const { sql, values } = birthdaysIn(plan)
  const consented = plan.consentedOnly
    ? `AND EXISTS (SELECT 1 FROM member_consents c WHERE c.member_id = m.id
        AND (c.marketing_phone = 1 OR c.marketing_email = 1))`
    : ''
  // As a choice: of a comparison of parts PostgreSQL believes that it leaves next to nobody, and joins them one by one.
  const greeted = `CASE WHEN ${sql} THEN TRUE ELSE FALSE END`
  const from = `FROM members m LEFT JOIN member_shippings s ON s.member_id = m.id
    LEFT JOIN member_companies f ON f.member_id = m.id
    WHERE m.birthday IS NOT NULL AND m.registered_at IS NOT NULL AND m.deleted_at IS NULL
      AND m.disabled_at IS NULL AND ${greeted} ${consented}`
  return { from, values }
}
