import type { HttpContext } from '@adonisjs/core/http'
import { additionalPoints } from '#points/point_rules/queries/point_rules'
import { participatingProducts } from '../queries/participating_products.js'
import { titleIn } from '#app/in_language'

/** Width of a row's picture, in px. */
const PICTURE_WIDTH = 320

/** What can be earned: by scanning which products, and by what else. @source requirements Q-23 */
export default class PointCollectionController {
  async show({ inertia, i18n }: HttpContext) {
    const [products, additional] = await Promise.all([participatingProducts(), additionalPoints()])
    return inertia.render('points/collection', {
      products: products.map((product) => ({
        title: titleIn(product, i18n.locale),
        points: product.worth,
        picture: product.picture && `/media/${product.picture}-${PICTURE_WIDTH}.webp`,
      })),
      additionalPoints: additional,
    })
  }
}
