import { randomUUID } from 'node:crypto'
import { ShopSessionStore } from '#app/sessions/session_store'
import { transaction } from '#app/transaction'
import { saveCompany } from '#auth/companies/member_company'
import { saveShipping } from '#auth/profile/member_shipping'
import { toggleWish } from '#catalogue'
import { openDispute } from '#points'
import RefusedTry from '#points/scans/models/refused_try'
import { givenCart, givenProduct } from './catalogue.js'
import { givenOrder } from './orders.js'
import { givenNotifications } from './notifications.js'
import { givenCode } from './points.js'

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The firm of the member below. */
export const CARED_COMPANY = {
  tax_number: '12345676-2-41',
  name: 'Szűcs és Fia Kft.',
  zip: '1094',
  city: 'Budapest',
  address: 'Tűzoltó utca',
  house_number: '59',
  floor: 0,
  door_number: null,
}
/** Where gifts of the member below go. */
export const CARED_SHIPPING = {
  first_name: 'Gábor',
  last_name: 'Szűcs',
  zip: '6720',
  city: 'Szeged',
  address: 'Kárász utca',
  house_number: '4/b',
  door_number: '12',
  doorbell: '31',
  floor: 3,
  note: 'Délután csengessen',
}

/** A member with an order, a firm, a delivery address and a session in Firefox on Windows. */
export async function givenCaredMember() {
  const { member, orderId } = await givenOrder()
  await transaction(async (trx) => {
    await saveCompany(trx, member.id, CARED_COMPANY)
    await saveShipping(trx, member.id, CARED_SHIPPING)
  })
  const request = { header: () => AGENT, ip: () => '127.0.0.1' }
  const visit = new ShopSessionStore({ request } as never)
  await visit.write(`device-${randomUUID()}`, { auth_member: member.id })
  return { member, orderId }
}

/** The same with something on every page and panel: a refused scan, a reported sticker, a cart, a wish, notifications. */
export async function givenBusyMember() {
  const cared = await givenCaredMember()
  const { member } = cared
  const memberId = member.id
  const text = await givenCode()
  await transaction((trx) => openDispute(trx, { memberId, text, reason: 'already_used' }))
  const day = { memberId, businessDate: '2026-01-02', tries: 3 }
  await transaction(({ client }) => RefusedTry.create(day, { client }))
  const [near, far] = [await givenProduct({ price: 60 }), await givenProduct({ price: 7000 })]
  await givenCart(member, [{ product: near, quantity: 2 }])
  await toggleWish(memberId, far.slug)
  await givenNotifications(member, 2)
  return cared
}
