import { access, constants, mkdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { sessionsDatabase, shopReader } from '#app/database/engine'
import { outboxState } from '#app/outbox/state'
import { lastBackup } from '#app/files/last_backup_note'
import { broken, examine, ok, toKnow, type Finding, type Found } from '#app/health/finding'
import { connectRedis, redisAnswers } from '#app/redis/redis'
import { problemOfDatabase } from '#app/serving/assert_servable'
import { settings } from '#app/settings/settings'
import { appUrl } from '#config/app'
import { usesPostgres } from '#config/database'
import { storagePath } from '#config/storage'
import env from '#start/env'
import '#start/tables'
import { askCompanyService, askRepresentativeService } from '#auth'
import { hiddenAddresses, searchState } from '#content'
import { bounceHearing, hearsOfBounces, mailboxOfReports } from '#notifications'
import { checkMailServer, checkSmsProvider, pushState, smsSpendingToday } from '#notifications'
import { closingState, codeKeys } from '#points'

/** The oldest Node the shop runs on. */
const NODE_MAJOR = 24
/** Messages due for longer than this mean that nobody carries them out, in seconds. */
const OUTBOX_LATE_SECONDS = 15 * 60
/** Clocks of two machines that are kept by the same time differ by less, in seconds. */
const CLOCK_SECONDS_MAX = 5
/** Copies are made once a night; one of them may have been missed, in hours. */
const BACKUP_HOURS_MAX = 49
const HOUR_MS = 3_600_000
/** How long Redis may need until it answers, and the pause between two tries, in ms. */
const REDIS_MS = 3000
const REDIS_RETRY_MS = 500
/** Addresses that a finding names at most. */
const HIDDEN_SHOWN = 10
/** Part of the day's money for SMS from which the doctor warns. */
const SMS_MONEY_LOW = 0.8

/** Everything that is looked at, in the order it is told. */
const ALL: [name: string, look: () => Promise<Found>][] = [
  ['node', node],
  ['version', installed],
  ['clock', clocks],
  ['address', address],
  ['storage', storage],
  ['database', database],
  ['migrations', migrations],
  ['sessions', sessions],
  ['redis', redis],
  ['sticker keys', stickerKeys],
  ['sms', sms],
  ['sms money', smsMoney],
  ['mail', mail],
  ['bounces', bounces],
  ['push', push],
  ['company look-up', companyLookup],
  ['consultants', consultants],
  ['outbox', outbox],
  ['failed messages', failedMessages],
  ['search', search],
  ['texts', texts],
  ['backup', backup],
  ['closes', closes],
  ['demo', demo],
]

/** Everything the doctor and the health page look at: configuration, reach and state. Each has so many ms to answer. */
export function examinations(patienceMs?: number): Promise<Finding[]> {
  return Promise.all(ALL.map(([name, look]) => examine(name, look, patienceMs)))
}

async function node() {
  const version = process.versions.node
  const words = `Node ${version}`
  if (Number(version.split('.')[0]) >= NODE_MAJOR) return ok(words)
  const needs = `${words}; the shop needs ${NODE_MAJOR}`
  return broken('node_too_old', needs, { version, needed: NODE_MAJOR })
}

async function installed() {
  const text = await readFile(app.makePath('package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return ok(`version ${version}`, { version })
}

/** Sessions, codes and draws go by the clock of the server; an embedded database has no other one. */
async function clocks() {
  if (!usesPostgres) return ok('the database has that of the server')
  const sql = 'SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS "at"'
  const [{ at }] = await shopReader().rows<{ at: number | string }>(sql)
  const seconds = Math.round(Math.abs(Number(at) - clock.now()) / 1000)
  const words = `server and database differ by ${seconds} s`
  if (seconds > CLOCK_SECONDS_MAX) return broken('clocks_differ', words, { seconds })
  return ok(words, { seconds })
}

async function address() {
  if (appUrl.startsWith('https:')) return ok(appUrl)
  const words = `${appUrl} is not https: cookies travel in the clear, stickers would carry it`
  return toKnow('address_open', words, { address: appUrl })
}

async function storage() {
  await mkdir(storagePath, { recursive: true })
  await access(storagePath, constants.W_OK)
  return ok(storagePath)
}

async function database() {
  const kind = usesPostgres ? 'PostgreSQL' : 'SQLite'
  await db.rawQuery('SELECT 1')
  return (await problemOfDatabase()) ?? ok(`${kind} answers`)
}

async function migrations() {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const waiting = (await runner.getList()).filter((migration) => migration.status === 'pending')
  if (!waiting.length) return ok('all ran')
  const words = `${waiting.length} wait: run "npm run cli -- migrate"`
  return broken('migrations_wait', words, { migrations: waiting.length })
}

async function sessions() {
  await sessionsDatabase().rows('SELECT 1 FROM sessions LIMIT 1')
  return ok('in the database')
}

async function redis() {
  if (!env.get('REDIS_URL')) return ok('not configured, not needed')
  // A page goes on without Redis at once; here a machine may be busy.
  const until = performance.now() + REDIS_MS
  do {
    await connectRedis()
    if (await redisAnswers()) return ok('answers')
    await sleep(REDIS_RETRY_MS)
  } while (performance.now() < until)
  return broken('redis_silent', 'does not answer', {})
}

async function stickerKeys() {
  const count = codeKeys().length
  const words = `${count} ${count === 1 ? 'key' : 'keys'}`
  if (env.get('CODE_KEYS_BACKED_UP')) return ok(`${words}, confirmed as backed up`)
  return toKnow(
    'sticker_keys_unkept',
    `${words}, not confirmed as backed up: a lost key kills every printed sticker. Keep CODE_KEYS ` +
      'in a safe place, then set CODE_KEYS_BACKED_UP=true',
    { keys: count }
  )
}

async function driver(variable: string, value: string | undefined) {
  if (!value || value === 'none') {
    return toKnow('driver_missing', `not configured: set ${variable}`, { variable })
  }
  if (value === 'file') {
    return toKnow('driver_file', 'messages are written to a file, nobody receives them', {})
  }
  if (value === 'fake') {
    return toKnow('driver_fake', 'a stand-in answers, no real service is asked', {})
  }
  return ok(value)
}

async function sms() {
  const said = await checkSmsProvider()
  return said ? ok(said) : driver('SMS_DRIVER', env.get('SMS_DRIVER'))
}

async function mail() {
  const said = await checkMailServer()
  return said ? ok(said) : driver('MAIL_DRIVER', env.get('MAIL_DRIVER'))
}

async function bounces() {
  const { domain, mailbox, calls } = bounceHearing()
  if (!domain) {
    const words = 'nobody hears of mails that come back: set BOUNCE_DOMAIN'
    return toKnow('bounces_unheard', words, {})
  }
  if (!hearsOfBounces()) {
    const ways = 'BOUNCE_IMAP_URL or MAIL_WEBHOOK_SECRET'
    const words = `they are sent to ${domain}, and nobody reads them: set ${ways}`
    return toKnow('bounces_unread', words, { domain })
  }
  const heard = []
  if (mailbox) heard.push(`a mailbox with ${await (await mailboxOfReports())!.check()} unread`)
  if (calls) heard.push('calls of the mail provider')
  return ok(`${domain}: ${heard.join(' and ')}`)
}

async function smsMoney() {
  const { messages, spent, budget, isSpent } = await smsSpendingToday()
  const words = `${messages} SMS today for ${spent} of ${budget} Ft`
  const figures = { messages, spent, budget }
  if (isSpent) {
    const stopped = `${words}: sending is stopped until midnight (SMS_DAILY_BUDGET)`
    return broken('sms_money_spent', stopped, figures)
  }
  const isLow = spent >= budget * SMS_MONEY_LOW
  return isLow ? toKnow('sms_money_low', words, figures) : ok(words, figures)
}

async function push() {
  const { isOn, broken: others, subscriptions: browsers, old, lost } = await pushState()
  if (others.length) {
    const names = others.join(', ')
    const figures = { public_keys: names }
    return broken('push_key_other', `the private key is another one's: ${names}`, figures)
  }
  const words = `${browsers} ${browsers === 1 ? 'browser' : 'browsers'}`
  if (!isOn) {
    const lacks = `${words}, no keys: run "npm run cli -- push keys", set PUSH_…`
    return toKnow('push_keys_missing', lacks, { browsers })
  }
  if (lost) {
    const lacks = `${words}, ${lost} of them with keys that PUSH_OLD_KEYS lacks`
    return toKnow('push_keys_lost', lacks, { browsers, lost })
  }
  const done = old.filter((one) => one.subscriptions === 0).map(({ publicKey }) => publicKey)
  if (done.length) return ok(`${words}; no longer needed in PUSH_OLD_KEYS: ${done.join(', ')}`)
  const moving = old.reduce((sum, one) => sum + one.subscriptions, 0)
  return ok(moving ? `${words}, ${moving} of them with old keys` : words)
}

async function companyLookup() {
  const chosen = env.get('COMPANY_DRIVER')
  if (chosen !== 'nav') return driver('COMPANY_DRIVER', chosen)
  await askCompanyService(`${env.get('NAV_TAX_NUMBER')}-2-41`)
  return ok('NAV Online Számla knows this technical user')
}

async function consultants() {
  const chosen = env.get('CONSULTANT_DRIVER')
  if (chosen !== 'http') return driver('CONSULTANT_DRIVER', chosen)
  const found = await askRepresentativeService('1011')
  return ok(`the service answers: ${found} consultants for 1011`)
}

async function outbox() {
  const { waiting, dead, oldestSeconds, oldestByLane } = await outboxState()
  const ages = Object.entries(oldestByLane).map(([lane, seconds]) => `${lane} ${seconds} s`)
  const words = `waiting ${waiting}, dead ${dead}, the oldest of ${ages.join(', ')}`
  const figures = {
    waiting,
    codes_minutes: minutes(oldestByLane.codes),
    usual_minutes: minutes(oldestByLane.usual),
    campaigns_minutes: minutes(oldestByLane.campaigns),
    partners_minutes: minutes(oldestByLane.partners),
  }
  if ((await settings()).outbox_paused) {
    const paused = `paused: ${words}; "npm run cli -- outbox release" lets messages go`
    return toKnow('outbox_paused', paused, figures)
  }
  const isLate = oldestSeconds > OUTBOX_LATE_SECONDS
  return isLate ? toKnow('outbox_late', `late: ${words}`, figures) : ok(words, figures)
}

function minutes(seconds: number): number {
  return Math.floor(seconds / 60)
}

async function failedMessages() {
  const { dead } = await outboxState()
  if (!dead) return ok('none')
  return toKnow('messages_laid_aside', `${dead} were laid aside after too many tries`, { dead })
}

async function search() {
  const { documents, indexed, outdated, missing } = await searchState()
  const words = `${documents} documents, ${indexed} in the index`
  if (documents === indexed && outdated === 0 && missing === 0) return ok(words)
  const lacks = `${outdated} of an older analysis, ${missing} texts missing`
  const todo = `${words}, ${lacks}: run "npm run cli -- search rebuild"`
  return toKnow('search_outdated', todo, { documents, indexed, outdated, missing })
}

async function texts() {
  const hidden = await hiddenAddresses()
  if (!hidden.length) return ok('all that is published can be read')
  const shown = hidden.slice(0, HIDDEN_SHOWN).join(', ')
  const more = hidden.length > HIDDEN_SHOWN ? ` and ${hidden.length - HIDDEN_SHOWN} more` : ''
  const words = `hidden behind a page of the shop, give them another address: ${shown}${more}`
  return toKnow('texts_hidden', words, { hidden: hidden.length, addresses: shown })
}

async function backup() {
  const last = await lastBackup()
  if (!last) {
    const todo = 'none was made: run "npm run cli -- backup create --into <folder>"'
    return toKnow('backup_missing', todo, {})
  }
  const hours = Math.floor((clock.now() - Date.parse(last.made_at)) / HOUR_MS)
  const { folder } = last
  const words = `the last one is ${hours} hours old: ${folder}`
  if (hours > BACKUP_HOURS_MAX) return toKnow('backup_old', words, { hours, folder })
  return ok(words, { hours })
}

async function closes() {
  const { closed, openSince, days } = await closingState(shopReader())
  if (closed && days < 0) {
    return broken('closes_ahead', `closed through ${closed}, which lies ahead of the clock`, {
      closed,
    })
  }
  if (!openSince)
    return closed ? ok(`closed through ${closed}`, { closed }) : ok('nothing to close yet')
  const words = closed ? `not closed since ${openSince}` : `never closed, since ${openSince}`
  return toKnow(
    'closes_behind',
    `${words} (${days} ${days === 1 ? 'day' : 'days'}): run "points close" every night`,
    { open_since: openSince, open_days: days }
  )
}

async function demo() {
  if (!env.get('DEMO')) return ok('off')
  return toKnow('demo_on', 'DEMO is on: demo logins exist and /dev pages are open', {})
}
