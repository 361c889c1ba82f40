/**
 * A process that takes one step of a draw: makes and announces a game in which seven members scanned, freezes its first week, or
 * draws it. Killed at the write that is wanted. Run by the crash test on a database of its own.
 */
import { prepareTestEnvironment } from './environment.js'
import { killAtWrite } from './killed_at_writes.js'

prepareTestEnvironment()
const [step, at = ''] = process.argv.slice(2)
const { ignite } = await import('../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { useClock } = await import('#app/clock')
const { rows } = await import('#app/database/statement')
const { transaction } = await import('#app/transaction')
const { freezeDraw, runDraw } = await import('#promo')

const HOUR_MS = 3_600_000
const SLUG = 'halal-jatek'
const FIRST_DAY = '2032-05-17'
const PLAYERS = 7
const START = Date.parse(`${FIRST_DAY}T00:00:00+02:00`)
/** The week ends on a Monday; its list is out on Tuesday, its draw is on Wednesday. */
const WEEK_ENDS = START + 7 * 24 * HOUR_MS
const HOURS = { freeze: WEEK_ENDS + 34 * HOUR_MS, run: WEEK_ENDS + 60 * HOUR_MS + 3000 }

let now = 0
useClock({ now: () => now })

async function make() {
  const { announceDraws } = await import('#promo/draws/actions/commit_draws')
  const { acceptRules } = await import('#promo/games/actions/accept_rules')
  const { givenGame } = await import('./games.js')
  const { givenMember, givenStaff } = await import('./members.js')
  const { givenCreditedScan } = await import('./scans.js')
  now = START - 48 * HOUR_MS
  await givenGame({ slug: SLUG, firstDay: FIRST_DAY, lastDay: '2032-06-28' })
  for (let person = 0; person < 2; person++) {
    await announceDraws(SLUG, { source: 'admin', staffId: (await givenStaff()).id })
  }
  now = START + HOUR_MS
  for (let player = 0; player < PLAYERS; player++) {
    const member = await givenMember({ lastName: 'Kovács', firstName: 'Péter' })
    await acceptRules(member.id)
    await givenCreditedScan(member)
  }
}

async function take(wanted: 'freeze' | 'run') {
  now = HOURS[wanted]
  const [{ id }] = await transaction((trx) =>
    rows<{ id: number }>(trx, 'SELECT MIN(id) AS id FROM staff_members')
  )
  const by = { source: 'admin', staffId: id } as const
  const name = { campaign: SLUG, draw: 'w1' }
  if (at) killAtWrite(Number(at) || (at as 'commit' | 'committed'))
  try {
    await (wanted === 'freeze' ? freezeDraw(name, { by }) : runDraw(name, { by }))
    return 'done'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

const said = step === 'make' ? await make() : await take(step as 'freeze' | 'run')
process.stdout.write(said ?? '', () => process.exit(0))
