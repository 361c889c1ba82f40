import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import ParticipatingProduct from '../models/participating_product.js'
import { OPEN_PRODUCTS, worthNow } from '../product_sql.js'

/** A sticker-marked product with what a scan of it brings now. */
type OpenProduct = Pick<ParticipatingProduct, 'id' | 'titleHu' | 'titleEn' | 'picture' | 'worth'>

/** The sticker-marked products that are open now, in the order staff gave them. */
export function participatingProducts(): Promise<OpenProduct[]> {
  return shopReader().rows<OpenProduct>(OPEN_PRODUCTS, [clock.now()])
}

/** The sticker-marked product with this id or slug, open or not. */
export function findParticipatingProduct(
  idOrSlug: number | string
): Promise<ParticipatingProduct | null> {
  const column = typeof idOrSlug === 'number' ? 'id' : 'slug'
  return ParticipatingProduct.query().select('*', worthNow()).where(column, idOrSlug).first()
}
