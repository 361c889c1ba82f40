import { randomBytes, randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock, useClock } from '#app/clock'
import { runOutboxOnce } from '#app/outbox/worker'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { FileMailGateway, type FakeMailGateway } from '#notifications/gateways/mail_gateways'
import { FileSmsGateway, type FakeSmsGateway } from '#notifications/gateways/sms_gateways'
import { adjust } from '#points/ledger'
import { givenProduct } from '#tests/support/catalogue'
import { checkoutBody, ordersOf } from '#tests/support/checkout'
import { placesOf } from '#tests/support/everything'
import { forgetLimits } from '#tests/support/limits'
import { givenBatch, givenCode } from '#tests/support/points'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'
import { brokenTruths } from '#tests/support/truths'
import type { Visitor } from '#tests/support/visitor'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
const PASSWORD = 'vakolat-es-csempe'

/** Words nobody else in the database has. */
function newPerson() {
  const tail = randomBytes(4).toString('hex')
  const [last_name, first_name] = [`Kereshetetlen${tail}`, `Zsombor${tail}`]
  return { last_name, first_name, street: `Sehol${tail} utca`, trade: `Stukkózás${tail}` }
}

type Person = ReturnType<typeof newPerson>

/** A member who has used every form there is, as far as the shop has them. */
async function givenFullMember(client: ApiClient, person: Person) {
  const { visitor, email, phone } = await visitorAtDetails(client)
  const details = await detailsBody(person)
  const company = {
    ...(details.company as object),
    name: `${person.last_name} ${person.first_name} e.v.`,
    address: person.street,
  }
  const submitted = await visitor.post('/regisztracio/step/3/submit', {
    ...details,
    company,
    other_profession: person.trade,
  })
  submitted.assertStatus(302)
  const { id } = await storedMember(email)
  await visitor.post('/elfelejtett-jelszo', { email })
  await visitor.post('/belepes', { email, password: PASSWORD, remember: 'on' })
  const newEmail = `uj-${email}`
  await fillProfile(visitor, person, { email: newEmail, phone })
  return { visitor, id: id as number, phone, emails: [email, newEmail] }
}

/** Every form of the profile, with words of the person wherever words are taken. */
async function fillProfile(
  visitor: Visitor,
  { last_name, first_name, street: address }: Person,
  { email, phone }: { email: string; phone: string }
) {
  const name = { last_name, first_name }
  const place = { zip: '1119', city: 'Budapest', address, house_number: '5' }
  const days = { birthday: '1980-05-19', name_day: '05-19' }
  const tax_number = '10537914-4-44'
  const sole = `${last_name} ${first_name} e.v.`
  const forms: [path: string, body: Record<string, unknown>][] = [
    ['/profil', { ...name, ...days, email, phone, password: PASSWORD }],
    ['/profil/company', { tax_number, name: sole, ...place, floor: 1, door_number: last_name }],
    ['/profil/shipping', { ...name, ...place, doorbell: last_name, note: `${first_name} vár` }],
    ['/profil/consent', { marketing_email: true, research_phone: true }],
    ['/user/two-factor-authentication', {}],
  ]
  for (const [path, body] of forms) {
    const response = await visitor.post(path, body)
    const errors = JSON.stringify(response.flashMessage('inputErrorsBag') ?? {})
    if (response.status() >= 400 || errors !== '{}') {
      throw new Error(`${path} answered ${response.status()} ${errors}`)
    }
  }
  ;(await visitor.get('/profil/sajat-adatok')).assertStatus(200)
}

/** Scans, orders twice with an address of its own; the first order arrives. */
async function shop(visitor: Visitor, id: number, person: Person) {
  const batch = await givenBatch({ points: 5000 } as object)
  const json = { accept: 'application/json' }
  const scan = {
    qrCode: await givenCode({ batch, serial: 1 } as never),
    idempotency_key: randomUUID(),
  }
  ;(await visitor.post('/qr-code', scan, json)).assertStatus(200)
  const { slug } = await givenProduct({ price: 10, stock: 5 })
  for (const wanted of [1, 2]) {
    const added = await visitor.post(`/ajandekok/add_to_cart/${slug}`, { quantity: wanted }, json)
    const [hash] = Object.keys(added.body().cart.items)
    const body = checkoutBody({ [hash]: wanted })
    const { last_name, first_name, street: address } = person
    const shipping = { ...body.shipping, last_name, first_name, address, doorbell: last_name }
    const placed = await visitor.post('/bevaltas', { ...body, shipping, save: true }, json)
    placed.assertStatus(200)
  }
  await visitor.post(`/ajandekok/add_to_cart/${slug}`, { quantity: 1 }, json)
  const [first] = await ordersOf({ id })
  for (const to of ['processing', 'shipped', 'delivered'] as OrderStatus[]) {
    await transaction((trx) => changeOrderStatus(trx, { orderId: first.id, to }))
  }
  return first.id
}

/** Carries messages out, and writes them into the files of a shop that has no provider. */
async function deliver() {
  await runOutboxOnce()
  await runOutboxOnce()
  const mail = (await app.container.make(MailGateway)) as FakeMailGateway
  const sms = (await app.container.make(SmsGateway)) as FakeSmsGateway
  for (const one of mail.sent.splice(0)) await new FileMailGateway().send(one)
  for (const one of sms.sent.splice(0)) await new FileSmsGateway().send(one)
}

test.group('After a deletion', (group) => {
  group.each.setup(forgetLimits)

  test('[P-22] nothing finds the person: no column, no file, no message, but a kept order', async ({
    client,
    assert,
  }) => {
    const person = newPerson()
    const { visitor, id, emails, phone } = await givenFullMember(client, person)
    const words = [...Object.values(person), ...emails, phone, phone.replace(/^\+36/, '')]
    const orderId = await shop(visitor, id, person)
    await transaction((trx) =>
      adjust(trx, {
        memberId: id,
        points: 3,
        source: 'adjustment_manual',
        sourceName: 'Javítás',
        reference: `test:${randomUUID()}`,
        reason: `${person.last_name} telefonált`,
      })
    )
    await deliver()
    const before = await placesOf(words)
    for (const place of [
      'members.email',
      'members.phone',
      'members.other_profession',
      'member_companies.name',
      'member_shippings.note',
      'ledger_reasons.reason',
      'orders.shipping_last_name',
      'outbox/mail.jsonl',
      'outbox/sms.jsonl',
    ]) {
      assert.include(before, place, 'the search itself finds what is there')
    }
    const deleted = await visitor.delete('/profil/delete', { password: PASSWORD })
    deleted.assertStatus(303)
    await runOutboxOnce()
    const kept = await placesOf(words)
    assert.deepEqual(
      kept.filter((place) => !place.startsWith('orders.') && !place.startsWith('shop.sqlite')),
      []
    )
    const orders = await ordersOf({ id })
    const named = orders.filter((order) => order.shipping_last_name !== '')
    assert.deepEqual(
      named.map((order) => order.id),
      [orderId]
    )
    const later = clock.now() + YEAR_MS
    const putBack = useClock({ now: () => later })
    try {
      await tidyUp()
      await runOutboxOnce()
    } finally {
      putBack()
    }
    assert.deepEqual(await placesOf(words), [])
    assert.deepEqual(await brokenTruths(), [])
  })
})
