import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { cached } from '#app/database/cached'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { outageLog } from '#app/outage_log'
import { afterCommit, type Transaction } from '#app/transaction'
import { DEFAULT_SETTINGS, type Settings } from './defaults.js'

export type { Settings } from './defaults.js'

/** Settings have names instead of numbers; the detail says which. */
const SUBJECT = { type: 'setting', id: 0 }

/** Characters of a value that the log tells. */
const VALUE_TOLD_MAX = 33

const CURRENT = 'SELECT value FROM settings WHERE key = ?'
const WRITE = `INSERT INTO settings (key, value, updated_at) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`

/** The last ones that could be read. */
let lastRead: Settings | undefined
const known = cached(readAll)
const outage = outageLog('Settings could not be read')

/**
 * What staff may change without a release. Answered from memory; a change by another process is
 * seen within a second. While the database does not answer, the last known values hold.
 */
export async function settings(): Promise<Settings> {
  return known.get()
}

/**
 * Writes the given settings, and down who changed each from what to what; every process follows. The
 * values were read by `readValue`. It judges all changes before it writes the first.
 */
export async function changeSettings(
  trx: Transaction,
  changes: Partial<Settings>,
  by: Actor = { source: 'cli' }
): Promise<void> {
  const wanted = await wantedChanges(trx, changes)
  for (const change of wanted) await writeChange(trx, change, by)
  afterCommit(trx, forgetSettings)
}

/** A value as JSON before and after. */
interface WantedChange {
  key: keyof Settings
  before: string
  after: string
}

/** What each of the settings is now and would become. */
async function wantedChanges(
  trx: Transaction,
  changes: Partial<Settings>
): Promise<WantedChange[]> {
  const wanted: WantedChange[] = []
  for (const [key, value] of Object.entries(changes)) {
    if (!isSetting(key)) throw new Error(`There is no setting ${key}`)
    const [stored] = await rows<{ value: string }>(trx, CURRENT, [key])
    const before = stored?.value ?? JSON.stringify(DEFAULT_SETTINGS[key])
    wanted.push({ key, before, after: JSON.stringify(value) })
  }
  return wanted
}

async function writeChange(trx: Transaction, { key, before, after }: WantedChange, by: Actor) {
  await rows(trx, WRITE, [key, after, clock.now()])
  if (before === after) return
  const detail = `${key}: ${shortened(before)} > ${shortened(after)}`
  await recordAudit(trx, { by, action: 'setting.changed', subject: SUBJECT, detail })
}

/** Two values and the name of the setting fit into a line of the log. */
function shortened(value: string): string {
  return value.length > VALUE_TOLD_MAX ? `${value.slice(0, VALUE_TOLD_MAX - 1)}…` : value
}

/** Whether there is a setting of that name. */
export function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, name)
}

/** Makes the next reader ask the database. */
export function forgetSettings(): void {
  known.forget()
  lastRead = undefined
}

async function readAll(): Promise<Settings> {
  try {
    const sql = 'SELECT key, value FROM settings'
    const stored = await shopReader().rows<{ key: string; value: string }>(sql)
    const changed = stored
      .filter((row) => row.key in DEFAULT_SETTINGS)
      .map((row) => [row.key, JSON.parse(row.value)])
    outage.worked()
    return (lastRead = { ...DEFAULT_SETTINGS, ...Object.fromEntries(changed) })
  } catch (error) {
    // The page that tells of the trouble needs the product's name too.
    outage.failed(error)
    return lastRead ?? DEFAULT_SETTINGS
  }
}
