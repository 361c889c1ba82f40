import { test } from '@japa/runner'
import { ACCOUNT_MAIL, MAIL } from '#app/outbox/letters'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { RESET_TOPIC } from '#auth/passwords/actions/request_password_reset'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { checkoutBody, checkOut } from '#tests/support/checkout'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { preparedAccount } from '#tests/support/prepared_accounts'
import { givenCreditedScan } from '#tests/support/scans'
import { Visitor } from '#tests/support/visitor'

/** The mails to a member that wait in the outbox. */
const waitingFor = (memberId: number) =>
  OutboxMessage.query()
    .where({ memberId })
    .whereIn('topic', [MAIL, ACCOUNT_MAIL])
    .whereNull('doneAt')

test.group('Mails of events', (group) => {
  group.each.setup(() => forgetLimits())

  test('[Z-13] a password that is asked for leaves one mail in the outbox', async ({
    client,
    assert,
  }) => {
    const { email } = await givenMember({ locale: 'en' })
    await runOutboxOnce()
    // The wish is the message, whoever it is of, so that the answer does not tell who is known here.
    const waiting = () => OutboxMessage.query().where({ topic: RESET_TOPIC }).whereNull('doneAt')
    assert.lengthOf(await waiting(), 0)
    await new Visitor(client).post('/elfelejtett-jelszo', { email })
    assert.lengthOf(await waiting(), 1)
    const mails = await mailsTo(email)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].text, '/reset-password/')
    assert.lengthOf(await waiting(), 0)
  })

  test('[Z-13] a registration to be validated leaves one, and none where it is rolled back', async ({
    assert,
  }) => {
    const { id, email } = await preparedAccount({ locale: 'en' })
    const undone = new Error('Rolled back')
    const failing = transaction(async (trx) => {
      await sendValidationLink(trx, id)
      throw undone
    })
    await failing.catch((error) => assert.equal(error, undone))
    assert.lengthOf(await waitingFor(id), 0)
    await transaction((trx) => sendValidationLink(trx, id))
    assert.lengthOf(await waitingFor(id), 1)
    const mails = await mailsTo(email)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].text, '/regisztracio/validacio/')
  })

  test('[Z-13] an order leaves one, and none where it is refused or repeated', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    await givenCreditedScan(member, 1000)
    await runOutboxOnce()
    const product = await givenProduct({ price: 1000 })
    const [hash] = await givenCart(member, [{ product }])
    const dear = await checkOut(client, member, checkoutBody({ [hash]: 2 }))
    assert.isAtLeast(dear.status(), 400)
    assert.lengthOf(await waitingFor(member.id), 0)
    const body = checkoutBody({ [hash]: 1 })
    const { order } = (await checkOut(client, member, body)).body()
    await checkOut(client, member, body)
    const waiting = await waitingFor(member.id)
    assert.lengthOf(waiting, 1)
    const mails = await mailsTo(member.email)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].subject, String(order.id))
  })
})
