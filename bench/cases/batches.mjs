import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { birthdaySql } from '../batch/birthday_sql.mjs'
import { EXPORT, runCommand } from '../batch/command.mjs'
import { embedded, postgres, STAFF_EMAIL } from '../batch/databases.mjs'
import { median } from '../load/fire.mjs'

/** Members in the database; the goals speak of a million. */
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000)
/** Rounds of what can be repeated on one database; medians count. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Rounds of what takes a few seconds, so that a busy moment of the machine falls upon few of them. */
const SHORT_ROUNDS = 3 * ROUNDS
/** The most memory a command may hold, in MB. */
const MEGABYTES_MAX = 300

/** The statements a reset would be if the shop could stand still meanwhile. */
const RESET_AT_ONCE = [
  `INSERT INTO ledger_entries (member_id, points, source, source_name, reference, balance_after,
      occurred_at, business_date)
    SELECT member_id, -points, 'adjustment_year_end_reset', '2024', 'floor:' || member_id, 0,
      1735686000000, '2025-01-01' FROM balances WHERE points > 0`,
  `UPDATE balances SET points = 0, last_entry_id = e.id FROM ledger_entries e
    WHERE e.member_id = balances.member_id AND e.reference = 'floor:' || e.member_id`,
]
const YEAR = ['points', 'reset-year', '--year', '2024', '--json']
const RESET = [...YEAR, '--confirm-year', '2024', '--staff', STAFF_EMAIL]
/** A command that only begins and ends; what that takes is no part of the work. */
const NOTHING = ['settings', 'list']

/**
 * The year-end reset beside one statement over everybody.
 *
 * @param rounds how often both take turns
 * @param there what a million took on the machine of the goals: the floor, in seconds, and what the reset may take
 * there; @source docs/decisions/0200
 */
const reset = (name, open, { rounds, there }) => ({
  name,
  goal: 'M11: year-end reset in chunks',
  bar: 0.9,
  async measure() {
    return withFilled(open, async (filled) => {
      const [floors, ours] = [[], []]
      for (let round = 0; round < rounds; round++) {
        floors.push(await withCopy(filled, ({ run }) => run(RESET_AT_ONCE)))
        ours.push(await withCopy(filled, ({ env }) => worked(RESET, env)))
      }
      return { ...row(this, floors, ours), ...secondsThere(there, floors, ours) }
    })
  },
})

/** How long ours would take on a machine where the floor takes as long as on that of the goals. */
function secondsThere({ floor, atMost }, floors, ours) {
  const seconds = (median(ours.map((one) => one.seconds)) / median(floors)) * floor
  console.error(`  where the floor takes ${floor} s: ${seconds.toFixed(2)} s (at most ${atMost})`)
  return { secondsThere: Number(seconds.toFixed(2)), secondsBar: atMost }
}

/** The list of birthdays beside reading the same rows and doing nothing with them, in turn. */
const birthdays = (name, goal, { bar, open, read }) => ({
  name,
  goal,
  bar,
  measure() {
    return withFilled(open, (filled) =>
      withCopy(filled, async (database) => {
        const [floors, ours] = [[], []]
        for (let round = 0; round < ROUNDS; round++) {
          floors.push(await read(database))
          ours.push(await worked(EXPORT, database.env))
        }
        return row(this, floors, ours)
      })
    )
  },
})

async function worked(args, env) {
  const { seconds: begins } = await runCommand(NOTHING, env)
  const { seconds, megabytes } = await runCommand(args, env)
  return { seconds: seconds - begins, megabytes }
}

async function readEmbedded({ connection }) {
  // The floor has the memory of a server to itself.
  for (const pragma of ['cache_size = -200000', 'mmap_size = 2147483648']) connection.pragma(pragma)
  const since = performance.now()
  let rows = 0
  for (const one of connection.prepare(birthdaySql).raw().iterate()) rows += one.length > 0
  if (rows !== MEMBERS) throw new Error(`The floor read ${rows} of ${MEMBERS} members`)
  return (performance.now() - since) / 1000
}

async function copyOut({ url, env }) {
  const since = performance.now()
  const copy = `COPY (${birthdaySql}) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE *)`
  const file = join(env.STORAGE_PATH, 'floor.csv')
  await promisify(execFile)('sh', ['-c', 'psql "$0" -qc "$1" > "$2"', url, copy, file])
  return (performance.now() - since) / 1000
}

export const batches = [
  reset('reset', embedded, { rounds: SHORT_ROUNDS, there: { floor: 1.4, atMost: 2 } }),
  reset('reset@postgres', postgres, { rounds: ROUNDS, there: { floor: 5.9, atMost: 8 } }),
  birthdays('export', 'M10: export beside raw reading', {
    bar: 0.7,
    open: embedded,
    read: readEmbedded,
  }),
  birthdays('export@postgres', 'M9: export beside COPY', {
    bar: 0.6,
    open: postgres,
    read: copyOut,
  }),
]

async function withFilled(open, work) {
  const filled = await open(MEMBERS)
  try {
    return await work(filled)
  } finally {
    await filled.remove()
  }
}

async function withCopy(filled, work) {
  const database = await filled.copy()
  try {
    return await work(database)
  } finally {
    await database.remove()
  }
}

/** Wall time counts here: part of the work is done by the database. */
function row({ name, goal, bar }, floors, ours) {
  const floorSeconds = median(floors)
  const seconds = median(ours.map((one) => one.seconds))
  const megabytes = Math.max(...ours.map((one) => one.megabytes))
  if (megabytes > MEGABYTES_MAX) throw new Error(`${name} held ${megabytes} MB`)
  const side = (took) => ({
    perSecond: Math.round(MEMBERS / took),
    seconds: Number(took.toFixed(2)),
  })
  const ratio = Number((floorSeconds / seconds).toFixed(3))
  console.error(`${name}: ${(ratio * 100).toFixed(1)} % of the floor, ${megabytes} MB`)
  const sides = { floor: side(floorSeconds), ours: { ...side(seconds), megabytes } }
  return { name, goal, ...sides, ratio, bar, reached: ratio >= bar }
}
