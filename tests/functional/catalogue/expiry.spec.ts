import { test } from '@japa/runner'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { eraseMember } from '#app/personal/erasure'
import { lastShopper } from '#auth/members/queries/shoppers_after'
import ExpiryReminder from '#catalogue/expiry/models/expiry_reminder'
import { remindOfExpiry } from '#catalogue/expiry/actions/remind_of_expiry'
import Product from '#catalogue/products/models/product'
import { tellOfExpiry } from '#catalogue/expiry/actions/tell_of_expiry'
import Notification from '#notifications/list/models/notification'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { readerOf } from '#notifications/list/notification_text'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { givenPoints } from '#tests/support/points'

const DAY_MS = 24 * 60 * 60 * 1000
/** Half past eight in Budapest. */
const WAVES = ['11-02T07:30:00Z', '12-01T07:30:00Z', '12-27T07:30:00Z']

/** Everybody, set after set. */
async function remindAll() {
  for (let round = 0; round < 20; round++) await remindOfExpiry()
  await runOutboxOnce()
}

async function toldTo({ id }: { id: number }, locale: 'en' | 'hu' = 'en') {
  const own = await Notification.query().where({ memberId: id, topic: 'expiry' }).orderBy('id')
  const read = await readerOf({ memberId: id, locale }, own)
  return own.map((one) => ({ ...read(one), action: one.action, type: one.type }))
}

test.group('Points that expire with the year', (group) => {
  // Each test has a year of its own: no set of members is told of a wave twice.
  let year = 2030
  let clock: ReturnType<typeof frozenClock> | undefined
  const goTo = (instant: string) => {
    clock?.restore()
    clock = frozenClock(`${year}-${instant}`)
  }
  /** The newest member that other tests left: a wave that has come to it goes on with our own. */
  let others: number
  group.each.setup(async () => {
    year += 1
    goTo('10-20T10:00:00Z')
    others = await lastShopper()
    await ExpiryReminder.createMany([1, 2, 3].map((wave) => ({ year, wave, toldTo: others })))
    return async () => {
      clock?.restore()
      clock = undefined
      // Lists are kept until the newest change of a gift: one of a later year would hide those of today.
      await Product.query().where('updatedAt', '>', Date.now()).update({ updatedAt: Date.now() })
    }
  })

  test('each wave tells who holds points how many, and the dearest gift they buy; once', async ({
    assert,
  }) => {
    const slug = `kabat-${Date.now()}`
    await givenProduct({ price: 90_000_000, slug, titleHu: 'Kabát', titleEn: 'Coat' })
    await givenProduct({ price: 90_000_001, titleEn: 'Beyond' })
    const [member, poor] = [await givenMember({ locale: 'hu' }), await givenMember()]
    await givenPoints(member, 90_000_000)
    // Each wave begins with nothing that says how far it has come.
    await ExpiryReminder.query().where({ year, wave: 1 }).delete()
    for (const [place, instant] of WAVES.entries()) {
      goTo(instant)
      await remindAll()
      // Another server that began at the same time, and one that died before it noted that it was done.
      await ExpiryReminder.query().where({ year }).update({ toldTo: others })
      await remindAll()
      assert.lengthOf(await toldTo(member), place + 1, instant)
    }
    const [first] = await toldTo(member)
    assert.deepEqual(first, {
      type: 'warning',
      message: `90,000,000 points of yours will expire on 31 December ${year}. They are enough for this gift: Coat.`,
      title: 'See the gifts',
      action: `/ajandekok/details/${slug}`,
    })
    const [hungarian] = await toldTo(member, 'hu')
    assert.include(hungarian.message, 'Elég erre az ajándékra: Kabát.')
    const mails = await mailsTo(member.email)
    assert.lengthOf(mails, 3)
    for (const { headers } of mails) {
      assert.equal(headers?.['List-Id'], '<expiry.localhost>')
      assert.equal(headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    }
    assert.match(mails[0].text, /lejár 90\s?000\s?000 pontja.*: Kabát\./)
    assert.lengthOf(await toldTo(poor), 0)
  })

  test('points that buy nothing are told without a gift', async ({ assert }) => {
    // Gifts that other tests left.
    await Product.query().where('price', '<=', 1).update({ publishedAt: null })
    const member = await givenMember({ locale: 'en' })
    await givenPoints(member, 1)
    goTo(WAVES[0])
    await remindAll()
    const message = `1 point of yours will expire on 31 December ${year}.`
    assert.containsSubset(await toldTo(member), [{ message, action: '/ajandekok' }])
    const [mail] = await mailsTo(member.email)
    assert.include(mail.text, 'Until then you can collect more')
  })

  test('what counts is what is true when it is told', async ({ assert }) => {
    const member = await givenMember({ locale: 'en' })
    await givenPoints(member, 10)
    goTo(WAVES[0])
    await remindOfExpiry()
    await givenPoints(member, 5)
    await remindAll()
    const [told] = await toldTo(member)
    assert.include(told.message, '15 points of yours')
  })

  test('who died half way goes on, two servers tell nobody twice, and the deleted hear nothing', async ({
    assert,
  }) => {
    const [before, gone, after] = [await givenMember(), await givenMember(), await givenMember()]
    for (const member of [before, gone, after]) await givenPoints(member, 10)
    await transaction((trx) => eraseMember(trx, { id: gone.id, traces: [] }))
    goTo(WAVES[1])
    await ExpiryReminder.query().where({ year, wave: 2 }).update({ toldTo: before.id })
    await Promise.all([remindOfExpiry(), remindOfExpiry()])
    await remindAll()
    assert.lengthOf(await toldTo(before), 0)
    assert.lengthOf(await toldTo(after), 1)
    const { toldTo: end } = await ExpiryReminder.findByOrFail({ year, wave: 2 })
    assert.equal(end, -1)
    // The process died after the words were written and before that was noted.
    const memberIds = [before.id, gone.id, after.id]
    await tellOfExpiry({ year, wave: 2, memberIds })
    await runOutboxOnce()
    assert.lengthOf(await toldTo(after), 1)
    assert.lengthOf(await toldTo(gone), 0)
  })

  test('a server that was down tells within five days, not later, and not before the morning', async ({
    assert,
  }) => {
    const member = await givenMember()
    await givenPoints(member, 10)
    const tellAt = async (instant: number) => {
      clock?.restore()
      clock = frozenClock(instant)
      await remindAll()
      // Nor does a message that waited for too long.
      await tellOfExpiry({ year, wave: 1, memberIds: [member.id] })
      await runOutboxOnce()
      return (await toldTo(member)).length
    }
    const morning = Date.parse(`${year}-11-02T07:00:00Z`)
    const midnight = Date.parse(`${year}-11-06T23:00:00Z`)
    assert.equal(await tellAt(morning - 1), 0)
    assert.equal(await tellAt(midnight), 0)
    assert.equal(await tellAt(midnight + 10 * DAY_MS), 0)
    assert.equal(await tellAt(midnight - 1), 1)
  })

  test('the mail is not sent to who switched it off; the list has it', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 10)
    const switches = { ...NOTICE_SWITCHES, expiry_mail: false }
    await transaction((trx) => saveChoices(trx, member.id, { switches, quiet: null }))
    goTo(WAVES[2])
    await remindAll()
    assert.lengthOf(await toldTo(member), 1)
    assert.lengthOf(await mailsTo(member.email), 0)
  })
})
