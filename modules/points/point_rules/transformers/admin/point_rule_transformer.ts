import { BaseTransformer } from '@adonisjs/core/transformers'
import type PointRule from '#points/point_rules/models/point_rule'
import type { RuleSource } from '#app/rules/point_sources'

/** A rule as the back-office shows it; the first rule of a product replaces the product's own figure. */
export default class PointRuleTransformer extends BaseTransformer<PointRule> {
  toObject() {
    const rule = this.resource
    const product: PointRule['product'] | null = rule.product
    const { state, previous_from, previous_to } = rule.$extras
    return {
      id: rule.id,
      source: rule.source as RuleSource,
      product_id: rule.productId,
      product_title_hu: product?.titleHu ?? null,
      product_title_en: product?.titleEn ?? null,
      points_from: rule.pointsFrom,
      points_to: rule.pointsTo,
      valid_from: rule.validFrom,
      updated_at: rule.updatedAt,
      saved_at: rule.updatedAt,
      state: state as 'coming' | 'in_force' | 'past',
      previous_points_from: (previous_from ?? product?.points ?? null) as number | null,
      previous_points_to: previous_to as number | null,
    }
  }
}
