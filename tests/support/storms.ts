import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { cartHash, combinationOf } from '#catalogue/products/combination'
import { givenProduct, type TestProduct } from './catalogue.js'
import { givenMember, type TestMember } from './members.js'
import { givenCreditedScan } from './scans.js'

const ITEM = `INSERT INTO cart_items
  (member_id, hash, product_id, combination, quantity, created_at) VALUES (?, ?, ?, ?, ?, ?)`

/** A gift whose colours share one scarce stock. */
export interface ScarceGift {
  product: TestProduct
  stock: number
  colours: string[]
}

/** Gifts at 10, 20, 30 … points that are fewer than wanted. */
export async function givenScarceGifts(count: number, colours: number, stock: number) {
  const gifts: ScarceGift[] = []
  for (let place = 1; place <= count; place++) {
    const titles = Array.from({ length: colours }, (_, number) => `C${number}`)
    const variations = { Colour: titles }
    const product = await givenProduct({ price: place * 10, stock, variations })
    gifts.push({ product, stock, colours: titles })
  }
  return gifts
}

/** Members with points who may check out. */
export async function givenBuyers(count: number, points: number): Promise<TestMember[]> {
  const members: TestMember[] = []
  for (let place = 0; place < count; place++) {
    const member = await givenMember()
    await givenCreditedScan(member, points)
    members.push(member)
  }
  return members
}

/** One line of a cart. */
export interface CartLine {
  member: TestMember
  hash: string
  product: TestProduct
}

/** Lays one piece of every colour of every gift into the cart of each member, in one transaction. */
export async function givenFullCarts(members: TestMember[], gifts: ScarceGift[]) {
  const lines: CartLine[] = []
  await transaction(async (trx) => {
    lines.length = 0
    for (const member of members) {
      for (const { product, colours } of gifts) {
        for (const colour of colours) {
          const combination = combinationOf([product.variation(colour).value])
          const hash = cartHash(product.id, combination)
          await rows(trx, ITEM, [member.id, hash, product.id, combination, 1, clock.now()])
          lines.push({ member, hash, product })
        }
      }
    }
  })
  return lines
}

/** Points a member spent, as the orders that stand say. */
export async function spentBy(member: TestMember): Promise<number> {
  const sql = `SELECT COALESCE(SUM(total), 0) AS spent FROM orders
    WHERE member_id = ? AND status <> 'cancelled'`
  const [{ spent }] = await shopReader().rows<{ spent: number }>(sql, [member.id])
  return Number(spent)
}

/** Pieces of a gift in orders that stand. */
export async function orderedOf(product: TestProduct): Promise<number> {
  const sql = `SELECT COALESCE(SUM(l.quantity), 0) AS pieces FROM order_lines l
    JOIN orders o ON o.id = l.order_id WHERE l.product_id = ? AND o.status <> 'cancelled'`
  const [{ pieces }] = await shopReader().rows<{ pieces: number }>(sql, [product.id])
  return Number(pieces)
}
