import type { DrawingName } from './drawings/main.js'

/** One choice of a variation type; `stock` is missing where the gift's own stock counts. */
export type VariationValueRecord = { title_hu: string; title_en: string; stock?: number }

/** What the member must choose before a gift can go into the cart, such as a size. */
export type VariationTypeRecord = {
  title_hu: string
  title_en: string
  values: VariationValueRecord[]
}

/** A gift category of the demo shop; `drawing` names its picture. */
export type CategoryRecord = {
  slug: string
  title_hu: string
  title_en: string
  description_hu: string
  description_en: string
  drawing: DrawingName
}

/** A gift of the demo shop. `price` is in points, `stock` in pieces, null meaning unlimited. */
export type GiftRecord = {
  slug: string
  title_hu: string
  title_en: string
  short_description_hu: string
  short_description_en: string
  description_hu: string
  description_en: string
  price: number
  category: string
  is_new: boolean
  position: number
  stock: number | null
  drawing: DrawingName
  variations: VariationTypeRecord[]
}

/** A product of the maker that carries a sticker. `points` is what one scan earns. */
export type ParticipatingProductRecord = {
  slug: string
  title_hu: string
  title_en: string
  points: number
  drawing: DrawingName
}
