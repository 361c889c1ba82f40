import { flagOf, numberOf } from '#app/imports/cell_texts'
import { RefusedLine } from '#app/imports/import_kind'
import { LOW_STOCK_DEFAULT } from '#catalogue/constants'
import { productRowValidator } from '../products/validators/admin_product_validator.js'

/** What a line says of a gift; a column the file does not have is undefined. */
export interface ProductRow {
  slug: string
  title_hu?: string
  title_en?: string
  /** The name of the address of its category. */
  category?: string
  /** Points. */
  price?: number
  position?: number
  low_stock_at?: number
  short_description_hu?: string
  short_description_en?: string
  description_hu?: string
  description_en?: string
  is_new?: boolean
  is_published?: boolean
  /** Pieces a new gift begins with; null is unlimited. Says nothing of a gift that is there. */
  initial_quantity?: number | null
}

const NUMBERS = ['price', 'position', 'low_stock_at', 'initial_quantity']
const FLAGS = ['is_new', 'is_published']
const UNLIMITED = new Set(['unlimited', 'korlátlan'])

/** What an empty cell means where it means something; the others must be filled in. */
const EMPTY: Partial<ProductRow> = {
  position: 0,
  low_stock_at: LOW_STOCK_DEFAULT,
  short_description_hu: '',
  short_description_en: '',
  description_hu: '',
  description_en: '',
  is_new: false,
  is_published: false,
  initial_quantity: 0,
}

/**
 * Reads the texts of one line.
 *
 * @throws E_VALIDATION_ERROR, RefusedLine
 */
export async function productRowOf(texts: Record<string, string>): Promise<ProductRow> {
  const isUnlimited = UNLIMITED.has((texts.initial_quantity ?? '').toLowerCase())
  const given = Object.entries(texts).map(([field, text]) => [field, valueOf(field, text)])
  const values = { ...Object.fromEntries(given), ...(isUnlimited && { initial_quantity: 0 }) }
  const fields: ProductRow = await productRowValidator.validate(values)
  const empty = Object.keys(texts).filter((field) => texts[field] === '')
  const needed = empty.filter((field) => !Object.hasOwn(EMPTY, field))
  if (needed.length) throw new RefusedLine(needed.map((field) => `${field}: required`).join(', '))
  const filled = empty.map((field) => [field, EMPTY[field as keyof ProductRow]])
  const row: ProductRow = { ...fields, ...Object.fromEntries(filled) }
  return isUnlimited ? { ...row, initial_quantity: null } : row
}

function valueOf(field: string, text: string) {
  if (NUMBERS.includes(field)) return numberOf(text)
  return FLAGS.includes(field) && text ? flagOf(text) : text
}
