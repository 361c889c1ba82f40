import { sampleOf } from '#app/imports/sample_file'
import ParticipatingProduct from './models/participating_product.js'
import { lineOf } from './product_import.js'
import { worthNow } from './product_sql.js'

/** Lines of the shop's own that a sample shows. */
const LINES_MAX = 20

const MADE_UP = {
  slug: 'pelda',
  title_hu: 'Beltéri falfesték 15 l',
  title_en: 'Indoor wall paint 15 l',
  points: 100,
  position: 0,
  is_active: 1,
}

/** A file of sticker-marked products to begin with: a few as they are, which changes nothing; or a made-up one. */
export async function participatingSample(): Promise<string> {
  const found = await ParticipatingProduct.query()
    .select('*', worthNow())
    .orderBy('position')
    .orderBy('id')
    .limit(LINES_MAX)
  const lines = found.map((product) => ({
    ...lineOf(product),
    is_active: Number(product.isActive),
  }))
  return sampleOf(lines.length ? lines : [MADE_UP])
}
