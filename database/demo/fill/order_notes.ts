import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { everyStaffMember } from '#auth'
import { writeOrderNote } from '#catalogue'

const NOTES = [
  'Telefonon kérte, hogy hétfőn vigyük.',
  'A nagyobb méretet a szomszéd polcon találjuk.',
]

const WAITING = `SELECT id FROM orders WHERE status IN ('received', 'processing')
  ORDER BY placed_at LIMIT ${NOTES.length}`

/** What a colleague wrote about the orders that wait longest. */
export async function fillOrderNotes(): Promise<void> {
  const orders = await shopReader().rows<{ id: number }>(WAITING)
  const [{ id: actorId }] = await everyStaffMember()
  await transaction(async (trx) => {
    for (const [place, { id: orderId }] of orders.entries()) {
      await writeOrderNote(trx, { orderId, note: NOTES[place], actorId })
    }
  })
}
