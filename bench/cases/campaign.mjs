import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { embedded, postgres } from '../batch/databases.mjs'
import { median } from '../load/fire.mjs'
import { HERE } from '../shop/start.mjs'

/** Members a campaign goes to. */
export const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS ?? 100_000)
/** From the freezing to the last message in the outbox, in seconds. */
const SECONDS_MAX = 60
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SEND = ['--import=@poppinss/ts-exec', 'bench/batch/send_campaign.mjs']
/** Where a shop hears of mails that come back its campaigns have no bound; nobody calls here. */
export const HEARS_OF_BOUNCES = {
  BOUNCE_DOMAIN: 'bounces.pelda.hu',
  MAIL_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
}

/** A campaign to everybody: frozen, listed, and in the outbox, beside the time it may take. */
const campaign = (name, open) => ({
  name,
  goal: 'a campaign of 100,000 in the outbox',
  bar: 1,
  async measure() {
    const filled = await open(RECIPIENTS)
    try {
      const took = []
      for (let round = 0; round < ROUNDS; round++) took.push(await sent(filled))
      return row(this, median(took))
    } finally {
      await filled.remove()
    }
  },
})

export const campaigns = [campaign('campaign', embedded), campaign('campaign@postgres', postgres)]

async function sent(filled) {
  const { env, remove } = await filled.copy()
  try {
    return await sendCampaign(env, { counties: ['budapest'], balance_from: 1 })
  } finally {
    await remove()
  }
}

/**
 * Sends a campaign up to the outbox.
 *
 * @param env leads to the database
 * @returns the seconds it took
 * @throws where it did not go to all of RECIPIENTS
 */
export async function sendCampaign(env, audience) {
  const args = [...SEND, JSON.stringify(audience)]
  const options = { cwd: HERE, env: { ...env, ...HEARS_OF_BOUNCES } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  const { seconds, ...counted } = JSON.parse(stdout.trim().split('\n').at(-1))
  const isWhole = Object.values(counted).every((count) => count === RECIPIENTS)
  if (!isWhole) throw new Error(`Not all were told: ${JSON.stringify(counted)}`)
  return seconds
}

function row({ name, goal, bar }, took) {
  const seconds = Number(took.toFixed(2))
  const ratio = Number((SECONDS_MAX / seconds).toFixed(3))
  console.error(`${name}: ${seconds} s of at most ${SECONDS_MAX}`)
  const ours = { perSecond: Math.round(RECIPIENTS / seconds), seconds }
  const floor = { seconds: SECONDS_MAX }
  return { name, goal, floor, ours, ratio, bar, reached: ratio >= bar }
}
