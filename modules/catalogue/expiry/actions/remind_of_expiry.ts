import { clock } from '#app/clock'
import { sendLater } from '#app/outbox/outbox'
import { transaction } from '#app/transaction'
import { shoppersAfter } from '#auth'
import ExpiryReminder from '../models/expiry_reminder.js'
import { EXPIRY } from '../topic.js'
import { openWave, type Wave } from '../waves.js'

/** Members of one round. */
const BATCH = 500
/** Stands for the last member where everybody was told. */
const ALL = -1

/**
 * Goes on with the wave that is open: the next members are written into the outbox, as one message that is carried out
 * once. One set a round, so that what others wait for is not kept back.
 */
export async function remindOfExpiry(): Promise<void> {
  const wave = openWave(clock.now())
  if (!wave) return
  const { year, wave: number } = wave
  const begun = await ExpiryReminder.query().where({ year, wave: number }).first()
  const after = begun?.toldTo ?? 0
  if (after !== ALL) await remind(wave, after)
}

async function remind(wave: Wave, after: number) {
  const memberIds = await shoppersAfter(after, BATCH)
  const toldTo = memberIds.length < BATCH ? ALL : memberIds.at(-1)!
  await transaction(async (trx) => {
    const table = trx.client.insertQuery().table('expiry_reminders')
    await table.insert({ year: wave.year, wave: wave.wave, told_to: 0 }).onConflict().ignore()
    const reminder = () => ExpiryReminder.query(trx).where({ year: wave.year, wave: wave.wave })
    const [isOurs] = await reminder().where({ toldTo: after }).update({ toldTo })
    // Another process has told these.
    if (!isOurs || !memberIds.length) return
    const dedupeKey = `expiry:${wave.year}:${wave.wave}:after:${after}`
    await sendLater(trx, { topic: EXPIRY, dedupeKey, payload: { ...wave, memberIds } })
  })
}
