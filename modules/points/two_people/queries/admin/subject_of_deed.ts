import ParticipatingProduct from '#points/participating/models/participating_product'
import Booster from '#points/boosters/models/booster'
import CodeBatch from '#points/code_batches/models/code_batch'
import PointRule from '#points/point_rules/models/point_rule'
import type { Deed } from '#points/two_people/deed'

/** The name of what a deed is about. */
export interface DeedSubject {
  hu: string
  en: string
}

/** The product of a rule or a code batch, or the booster. */
export async function subjectOf({
  kind,
  subjectId: id,
  change,
}: Deed): Promise<DeedSubject | null> {
  if (kind === 'booster') {
    const booster = await Booster.find(id)
    return booster && { hu: booster.nameHu, en: booster.nameEn }
  }
  const products = ParticipatingProduct.query()
  if (kind === 'rule_added') products.where('id', change.productId ?? 0)
  else if (kind === 'rule_changed')
    products.where('id', PointRule.query().select('productId').where({ id }))
  else if (kind === 'batch')
    products.where('id', CodeBatch.query().select('productId').where({ id }))
  else return null
  const product = await products.first()
  return product && { hu: product.titleHu, en: product.titleEn }
}
