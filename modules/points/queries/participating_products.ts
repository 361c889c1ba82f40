import { shopReader } from '#app/database/engine'

/** A sticker-marked product whose code earns points. */
export interface ParticipatingProduct {
  id: number
  slug: string
  titleHu: string
  titleEn: string
  points: number
  /** Name of the stored picture. */
  picture: string | null
}

/** The sticker-marked products that are open now, in the order staff gave them. */
export function participatingProducts(): Promise<ParticipatingProduct[]> {
  return shopReader().rows<ParticipatingProduct>(
    `SELECT id, slug, title_hu AS "titleHu", title_en AS "titleEn", points, picture
      FROM participating_products WHERE is_active = 1 ORDER BY position, id`
  )
}
