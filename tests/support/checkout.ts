import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import type { TestMember } from './members.js'
import { untilDecided } from './until_decided.js'

/** An address that every check accepts. */
export const SHIPPING = {
  last_name: 'Szűcs',
  first_name: 'Gábor',
  zip: '1119',
  city: 'Budapest',
  address: 'Fehérvári út',
  house_number: '84/A',
  floor: '2',
  door_number: '7',
  doorbell: 'Szűcs',
  note: 'Kapu hátul',
}

/** What is selected of one cart item. */
export type Selection = { selected: boolean; quantity: unknown }

/** A checkout body; `selected` names hashes with their quantity. */
export function checkoutBody(selected: Record<string, unknown>, key: string = randomUUID()) {
  const items = Object.entries(selected).map(([hash, quantity]) => [
    hash,
    { selected: true, quantity },
  ])
  return {
    shipping: { ...SHIPPING } as Record<string, unknown>,
    items: Object.fromEntries(items) as Record<string, Selection>,
    idempotency_key: key,
  }
}

/** Sends a checkout as a script does, so that refusals come as JSON. */
export function checkOut(client: ApiClient, member: TestMember, body: object) {
  return client
    .post('/bevaltas')
    .header('accept', 'application/json')
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .json(body)
}

/** Sends a checkout until it is decided. */
export function checkOutStubbornly(client: ApiClient, member: TestMember, body: object) {
  return untilDecided(() => checkOut(client, member, body))
}

/** A row as the database holds it. */
type OrderRow = Record<string, any> & { id: number }

/** The orders of a member, oldest first. */
export function ordersOf(member: { id: number }) {
  const sql = 'SELECT * FROM orders WHERE member_id = ? ORDER BY id'
  return shopReader().rows<OrderRow>(sql, [member.id])
}

/** The lines of an order. */
export function linesOf(order: { id: number }) {
  const sql = 'SELECT * FROM order_lines WHERE order_id = ? ORDER BY id'
  return shopReader().rows<Record<string, any>>(sql, [order.id])
}

/** What redeeming and cancelling moved of a member's points. */
export function movesOf(member: { id: number }) {
  const sql = `SELECT points, source, reference FROM ledger_entries
    WHERE member_id = ? AND source IN ('redeem', 'cancelled_order') ORDER BY id`
  return shopReader().rows<{ points: number; source: string; reference: string }>(sql, [member.id])
}
