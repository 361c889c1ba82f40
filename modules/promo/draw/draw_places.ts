import { type Hashing } from './bytes.js'
import { keyOf, NOBODY, numbersOf, pickRows } from './picks.js'
import { type DrawnPlace, publicValue, type PublicPart } from './result.js'
import { placesOf, type SheetDraw } from './sheet.js'
import { pseudonymAt, type TicketList } from './tickets.js'

/** What a draw is made of, all of it published. */
export interface Ingredients {
  /** The draw as its sheet tells. */
  draw: SheetDraw
  /** The name of the chain. */
  chain: string
  tickets: TicketList
  /** Hash of the list. */
  list: string
  seed: string
  public: PublicPart
}

/** Who is drawn for which place: nothing here is decided by anybody. */
export function drawPlaces(ingredients: Ingredients, hashing: Hashing): DrawnPlace[] {
  const { draw, chain, tickets, list, seed, public: part } = ingredients
  const value = publicValue(part, chain, hashing)
  const name = { campaign: tickets.campaign, draw: draw.draw }
  const key = keyOf({ ...name, seed, list, publicValue: value }, hashing)
  const places = placesOf(draw)
  const rows = pickRows(tickets.weights, places.length, numbersOf(key, hashing))
  return places.map((place, at) => ({
    ...place,
    pseudonym: rows[at] === NOBODY ? null : pseudonymAt(tickets, rows[at]),
  }))
}
