import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { asPrivateFile, CSV, PDF } from '#app/files/private_file'
import { settings } from '#app/settings/settings'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { courierList } from '#catalogue/desk/papers/courier_list'
import { paperWords } from '#catalogue/desk/papers/papers'
import { deskOrders, type DeskOrder } from '#catalogue/desk/queries/admin/desk_orders'
import { deskSelectionValidator } from '#catalogue/desk/validators/order_desk_validator'
import { NothingToPrint, OrdersDoNotFit } from '#catalogue/desk/exceptions'
import { NotThere } from '#catalogue/exceptions'
import type { OrderStatus } from '#catalogue/orders/order_status'

// What was only received its member can still cancel or send elsewhere: it has no paper yet.
/** Orders whose gifts are taken from the shelf now. */
const IN_WORK: readonly OrderStatus[] = ['processing']
/** Orders that go or went to somebody. */
const TO_SOMEBODY: readonly OrderStatus[] = ['processing', 'shipped', 'delivered']

/** What the desk prints and hands to the courier, of chosen orders or of a queue. */
export default class OrderPapersController {
  async pickList(ctx: HttpContext) {
    const orders = await chosenOrders(ctx, IN_WORK)
    const detail = `${orders[0].id}-${orders.at(-1)!.id}`
    const entry = { by: actorOf(ctx), subject: { type: 'order', id: 0 }, detail }
    await transaction((trx) => recordAudit(trx, { ...entry, action: 'order.pick_list_made' }))
    const { pickList } = await import('#catalogue/desk/papers/pick_list')
    const paper = pickList(orders, { words: paperWords(), printedAt: clock.now() })
    return send(ctx, nameOf('pick-list', orders, 'pdf'), paper)
  }

  async deliveryNotes(ctx: HttpContext) {
    const orders = await chosenOrders(ctx, TO_SOMEBODY)
    const { company_name: name, company_address: address } = await settings()
    const { deliveryNotes } = await import('#catalogue/desk/papers/delivery_notes')
    const setting = { words: paperWords(), sender: { name, address }, printedAt: clock.now() }
    await recordExport(ctx, orders, 'delivery_notes')
    return send(ctx, nameOf('delivery-notes', orders, 'pdf'), deliveryNotes(orders, setting))
  }

  async courierList(ctx: HttpContext) {
    const orders = await chosenOrders(ctx, TO_SOMEBODY)
    await recordExport(ctx, orders, 'courier_list')
    return send(ctx, nameOf('courier', orders, 'csv'), courierList(orders))
  }
}

/** All that were asked for, or none: a paper that silently left one out would lose a parcel. */
async function chosenOrders({ request }: HttpContext, fitting: readonly OrderStatus[]) {
  const { ids, status } = await deskSelectionValidator.validate(request.qs())
  const wanted = ids ? [...new Set(ids.split('-').map(Number))] : undefined
  const orders = await deskOrders(wanted ? { ids: wanted } : { status: status! })
  if (wanted && orders.length < wanted.length) throw new NotThere()
  // The address of a deleted member's order is cleared when its time is over.
  const misfits = orders.filter((one) => !fitting.includes(one.status) || !one.last_name)
  if (misfits.length) throw new OrdersDoNotFit(misfits.map(({ id }) => id))
  if (!orders.length) throw new NothingToPrint()
  return orders
}

/** Who took addresses out of the shop is written down before the first of them leaves it. */
async function recordExport(ctx: HttpContext, orders: DeskOrder[], detail: string) {
  const by = actorOf(ctx)
  await transaction(async (trx) => {
    for (const { id } of orders) {
      const subject = { type: 'order', id }
      await recordAudit(trx, { by, action: 'order.address_exported', subject, detail })
    }
  })
}

function nameOf(kind: string, orders: DeskOrder[], ending: 'pdf' | 'csv'): string {
  const [first, last] = [orders[0].id, orders.at(-1)!.id]
  return `${kind}-${first}${first === last ? '' : `-${last}`}.${ending}`
}

function send({ response }: HttpContext, name: string, paper: NodeJS.ReadableStream | string) {
  const isText = typeof paper === 'string'
  asPrivateFile(response, { name, type: isText ? CSV : PDF })
  return isText ? response.send(paper) : response.stream(paper as Readable)
}
