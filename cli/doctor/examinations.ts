import { access, constants, mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { sessionsDatabase, shopReader } from '#app/database/engine'
import { outboxState } from '#app/outbox/state'
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
import { lastBackup } from '../backup/last_backup.js'
import { examine, failed, ok, warning, type Finding } from './finding.js'

/** The oldest Node the shop runs on. */
const NODE_MAJOR = 24
/** Messages due for longer than this mean that nobody carries them out, in seconds. */
const OUTBOX_LATE_SECONDS = 15 * 60
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

/** Everything the doctor looks at: configuration, reach and state. */
export function examinations(): Promise<Finding[]> {
  return Promise.all([
    examine('node', node),
    examine('address', address),
    examine('storage', storage),
    examine('database', database),
    examine('migrations', migrations),
    examine('sessions', sessions),
    examine('redis', redis),
    examine('sticker keys', stickerKeys),
    examine('sms', sms),
    examine('sms money', smsMoney),
    examine('mail', mail),
    examine('bounces', bounces),
    examine('push', push),
    examine('company look-up', companyLookup),
    examine('consultants', consultants),
    examine('outbox', outbox),
    examine('search', search),
    examine('texts', texts),
    examine('backup', backup),
    examine('closes', closes),
    examine('demo', demo),
  ])
}

async function node() {
  const major = Number(process.versions.node.split('.')[0])
  const words = `Node ${process.versions.node}`
  return major >= NODE_MAJOR ? ok(words) : failed(`${words}; the shop needs ${NODE_MAJOR}`)
}

async function address() {
  if (appUrl.startsWith('https:')) return ok(appUrl)
  return warning(`${appUrl} is not https: cookies travel in the clear, stickers would carry it`)
}

async function storage() {
  await mkdir(storagePath, { recursive: true })
  await access(storagePath, constants.W_OK)
  return ok(storagePath)
}

async function database() {
  const kind = usesPostgres ? 'PostgreSQL' : 'SQLite'
  await db.rawQuery('SELECT 1')
  const problem = await problemOfDatabase()
  return problem ? failed(problem) : ok(`${kind} answers`)
}

async function migrations() {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const waiting = (await runner.getList()).filter((migration) => migration.status === 'pending')
  if (!waiting.length) return ok('all ran')
  return failed(`${waiting.length} wait: run "npm run cli -- migrate"`)
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
  return failed('does not answer')
}

async function stickerKeys() {
  const count = codeKeys().length
  const words = `${count} ${count === 1 ? 'key' : 'keys'}`
  if (env.get('CODE_KEYS_BACKED_UP')) return ok(`${words}, confirmed as backed up`)
  return warning(
    `${words}, not confirmed as backed up: a lost key kills every printed sticker. Keep CODE_KEYS ` +
      'in a safe place, then set CODE_KEYS_BACKED_UP=true'
  )
}

async function driver(variable: string, value: string | undefined) {
  if (!value || value === 'none') return warning(`not configured: set ${variable}`)
  if (value === 'file') return warning('messages are written to a file, nobody receives them')
  if (value === 'fake') return warning('a stand-in answers, no real service is asked')
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
  if (!domain) return warning('nobody hears of mails that come back: set BOUNCE_DOMAIN')
  if (!hearsOfBounces()) {
    const ways = 'BOUNCE_IMAP_URL or MAIL_WEBHOOK_SECRET'
    return warning(`they are sent to ${domain}, and nobody reads them: set ${ways}`)
  }
  const heard = []
  if (mailbox) heard.push(`a mailbox with ${await (await mailboxOfReports())!.check()} unread`)
  if (calls) heard.push('calls of the mail provider')
  return ok(`${domain}: ${heard.join(' and ')}`)
}

async function smsMoney() {
  const { messages, spent, budget, isSpent } = await smsSpendingToday()
  const words = `${messages} SMS today for ${spent} of ${budget} Ft`
  if (isSpent) return failed(`${words}: sending is stopped until midnight (SMS_DAILY_BUDGET)`)
  return spent >= budget * SMS_MONEY_LOW ? warning(words) : ok(words)
}

async function push() {
  const { isOn, broken, subscriptions, old, lost } = await pushState()
  if (broken.length) return failed(`the private key is another one's: ${broken.join(', ')}`)
  const words = `${subscriptions} ${subscriptions === 1 ? 'browser' : 'browsers'}`
  if (!isOn) return warning(`${words}, no keys: run "npm run cli -- push keys", set PUSH_…`)
  if (lost) return warning(`${words}, ${lost} of them with keys that PUSH_OLD_KEYS lacks`)
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
  const state = await outboxState()
  const words = Object.entries(state)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ')
  if ((await settings()).outbox_paused) {
    return warning(`paused: ${words}; "npm run cli -- outbox release" lets messages go`)
  }
  return state.oldestSeconds > OUTBOX_LATE_SECONDS ? warning(`late: ${words}`) : ok(words)
}

async function search() {
  const { documents, indexed, outdated, missing } = await searchState()
  const words = `${documents} documents, ${indexed} in the index`
  if (documents === indexed && outdated === 0 && missing === 0) return ok(words)
  const lacks = `${outdated} of an older analysis, ${missing} texts missing`
  return warning(`${words}, ${lacks}: run "npm run cli -- search rebuild"`)
}

async function texts() {
  const hidden = await hiddenAddresses()
  if (!hidden.length) return ok('all that is published can be read')
  const shown = hidden.slice(0, HIDDEN_SHOWN).join(', ')
  const more = hidden.length > HIDDEN_SHOWN ? ` and ${hidden.length - HIDDEN_SHOWN} more` : ''
  return warning(`hidden behind a page of the shop, give them another address: ${shown}${more}`)
}

async function backup() {
  const last = await lastBackup()
  if (!last) return warning('none was made: run "npm run cli -- backup create --into <folder>"')
  const hours = Math.floor((clock.now() - Date.parse(last.made_at)) / HOUR_MS)
  const words = `the last one is ${hours} hours old: ${last.folder}`
  return hours > BACKUP_HOURS_MAX ? warning(words) : ok(words)
}

async function closes() {
  const { closed, openSince, days } = await closingState(shopReader())
  if (days < 0) return failed(`closed through ${closed}, which lies ahead of the clock`)
  if (!openSince) return ok(closed ? `closed through ${closed}` : 'nothing to close yet')
  const words = closed ? `not closed since ${openSince}` : `never closed, since ${openSince}`
  return warning(
    `${words} (${days} ${days === 1 ? 'day' : 'days'}): run "points close" every night`
  )
}

async function demo() {
  if (!env.get('DEMO')) return ok('off')
  return warning('DEMO is on: demo logins exist and /dev pages are open')
}
