import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { manyMembers } from '../batch/many_members.mjs'
import { fire, median } from '../load/fire.mjs'
import { environment, startShop } from '../shop/start.mjs'
import { HEARS_OF_BOUNCES, RECIPIENTS, sendCampaign } from './campaign.mjs'
import { scan } from './scan.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 95
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** Members who scan meanwhile. */
const CLIENTS = 16
/** 99 of 100 scans take at most so many times as long as at rest. */
const TIMES_MAX = 2
/** Beyond the members a shop of the benchmark is filled with. */
const LAST_ID = 20_000_000
/** Mails are taken as quickly as a file can be written, so that the drain is as dense as it gets. */
const MAILS = { MAIL_DRIVER: 'file', ...HEARS_OF_BOUNCES }
const WAITING =
  "SELECT COUNT(*) AS waiting FROM outbox_messages WHERE topic = 'campaign_mail' AND done_at IS NULL"

/** What members who scan notice of a campaign whose mails leave the outbox of the same server, in milliseconds. */
const beside = (name, open) => ({
  name,
  goal: '99 of 100 scans take at most twice as long while a campaign leaves the outbox',
  bar: 1,
  async measure() {
    const { shop, env, fill, waiting, close } = await open()
    try {
      const next = scan.ours(shop)
      fill()
      const load = () => fire({ server: shop, next, seconds: SECONDS, connections: CLIENTS })
      await load()
      const alone = await rounds(load)
      const seconds = await sendCampaign(env, { counties: ['budapest'] })
      const before = waiting()
      const during = await rounds(load)
      const left = waiting()
      if (left === 0) throw new Error(`Its ${RECIPIENTS} mails left before the end of the load`)
      return summary(this, { alone, during, seconds, mails: before - left })
    } finally {
      await close()
    }
  },
})

async function rounds(load) {
  const all = []
  for (let round = 0; round < ROUNDS; round++) all.push(await load())
  const middle = (figure) => median(all.map((one) => one[figure]))
  return { perSecond: Math.round(middle('perSecond')), p50: middle('p50'), p99: middle('p99') }
}

function summary({ name, goal, bar }, { alone, during, seconds, mails }) {
  const ratio = Number(((TIMES_MAX * alone.p99) / during.p99).toFixed(3))
  const perSecond = Math.round(mails / (ROUNDS * SECONDS))
  console.error(
    `${name}: p99 ${during.p99} ms beside ${perSecond} mails/s, ${alone.p99} ms alone; in the outbox after ${seconds.toFixed(1)} s`
  )
  const ours = { ...during, mailsPerSecond: perSecond }
  return { name, goal, floor: alone, ours, ratio, bar, reached: ratio >= bar }
}

async function embedded() {
  const shop = await startShop(PORT, MAILS)
  const within = (work) => {
    const file = new Database(join(shop.folder, 'shop.sqlite'))
    try {
      return work(file)
    } finally {
      file.close()
    }
  }
  return {
    shop,
    env: { ...environment(shop.folder, PORT), ...MAILS },
    fill: () => within((file) => manyMembers(RECIPIENTS, LAST_ID).forEach((one) => file.exec(one))),
    waiting: () => within((file) => file.prepare(WAITING).get().waiting),
    close: () => shop.stop(),
  }
}

async function postgres() {
  const server = await startPostgres()
  const address = { DATABASE_URL: server.url, ...MAILS }
  const shop = await startShop(PORT, address)
  // A database that is in use knows its tables; both loads shall find one that does.
  server.query('VACUUM ANALYZE')
  const fill = () => {
    // What was filled in is written down first: the disk is to be as quiet before the campaign as during it.
    const statements = [...manyMembers(RECIPIENTS, LAST_ID), 'VACUUM ANALYZE', 'CHECKPOINT']
    for (const statement of statements) server.query(statement)
  }
  const close = async () => {
    await shop.stop()
    await server.stop()
  }
  const env = { ...environment(shop.folder, PORT), ...address }
  return { shop, env, fill, waiting: () => Number(server.query(WAITING)), close }
}

export const campaignBeside = [
  beside('campaign@beside', embedded),
  beside('campaign@beside@postgres', postgres),
]
