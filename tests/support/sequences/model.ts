import type { OrderStatus } from '#catalogue/orders/order_status'

/** What one movement of points is, without the ids that differ between databases. */
export interface Booked {
  /** Place of the member among those of the sequence. */
  member: number
  points: number
  source: string
  balanceAfter: number
}

export interface ModelOrder {
  member: number
  total: number
  gift: number
  quantity: number
  status: OrderStatus
}

/** The shop in plain variables: what scans, orders, cancellations and corrections must come to. */
export class ModelShop {
  readonly balances: number[]
  readonly ledger: Booked[] = []
  readonly orders: ModelOrder[] = []
  /** Who scanned a sticker, by its place on the roll. */
  readonly scanned = new Map<number, number>()

  constructor(
    members: number,
    readonly prices: number[],
    readonly stock: number[]
  ) {
    this.balances = Array<number>(members).fill(0)
  }

  /** Moves points, or refuses what would fall below zero. */
  book(member: number, points: number, source: string): boolean {
    const balanceAfter = this.balances[member] + points
    if (balanceAfter < 0) return false
    this.balances[member] = balanceAfter
    this.ledger.push({ member, points, source, balanceAfter })
    return true
  }

  scan(member: number, serial: number, points: number): boolean {
    if (this.scanned.has(serial)) return false
    this.scanned.set(serial, member)
    return this.book(member, points, 'qrcode')
  }

  order(member: number, gift: number, quantity: number): boolean {
    const total = this.prices[gift] * quantity
    const mayOrder = [...this.scanned.values()].includes(member)
    if (!mayOrder || this.stock[gift] < quantity || this.balances[member] < total) return false
    this.book(member, -total, 'redeem')
    this.stock[gift] -= quantity
    this.orders.push({ member, total, gift, quantity, status: 'received' })
    return true
  }

  move(order: ModelOrder, to: OrderStatus): boolean {
    const allowed = { received: ['processing', 'cancelled'], processing: ['shipped', 'cancelled'] }
    const next: string[] = allowed[order.status as keyof typeof allowed] ?? []
    if (!next.includes(to)) return false
    order.status = to
    if (to !== 'cancelled') return true
    this.stock[order.gift] += order.quantity
    return this.book(order.member, order.total, 'cancelled_order')
  }
}
