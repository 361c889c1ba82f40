import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { scanPoints } from '#points/scan_points_sql'

/** A sticker-marked product whose code earns points. */
export interface ParticipatingProduct {
  id: number
  slug: string
  titleHu: string
  titleEn: string
  /** What a scan brings now. */
  points: number
  /** Name of the stored picture. */
  picture: string | null
}

const COLUMNS = `id, slug, title_hu AS "titleHu", title_en AS "titleEn",
  ${scanPoints('p')} AS points, picture`

/** The sticker-marked products that are open now, in the order staff gave them. */
export function participatingProducts(): Promise<ParticipatingProduct[]> {
  return shopReader().rows<ParticipatingProduct>(
    `SELECT ${COLUMNS} FROM participating_products p WHERE is_active = 1 ORDER BY position, id`,
    [clock.now()]
  )
}

/** The sticker-marked product with this id or slug, open or not. */
export async function findParticipatingProduct(
  idOrSlug: number | string
): Promise<ParticipatingProduct | undefined> {
  const column = typeof idOrSlug === 'number' ? 'id' : 'slug'
  const sql = `SELECT ${COLUMNS} FROM participating_products p WHERE ${column} = ?`
  const [product] = await shopReader().rows<ParticipatingProduct>(sql, [clock.now(), idOrSlug])
  return product
}
