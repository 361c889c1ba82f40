import type { RaRecord } from 'react-admin'

/** A gift as a list of the member shows it. */
export interface SeenGift {
  id: number
  title: string
  price: number
}

/** What the pages of a member hold; texts are in the member's language. */
export interface Screens extends RaRecord {
  locale: string
  history: {
    balance: number
    data: { id: number; source: string; sourceName: string; points: number; occurredAt: number }[]
  }
  cart: {
    count: number
    total: number
    items: Record<string, { id: string; name: string; price: number; quantity: number }>
  }
  orders: {
    total: number
    data: {
      id: number
      status: string
      total: number
      placed_at: number
      gifts: { id: number; title: string; quantity: number }[]
    }[]
  }
  notifications: {
    total: number
    unread: number
    data: { id: number; created_at: number; read_at: number | null; data: { message: string } }[]
  }
  gifts: { total: number; data: SeenGift[] }
  wishes: SeenGift[]
}
