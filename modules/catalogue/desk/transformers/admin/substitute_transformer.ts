import { BaseTransformer } from '@adonisjs/core/transformers'
import type Product from '#catalogue/products/models/product'

/** A gift that can go out for a line, with what must be chosen of it. */
export default class SubstituteTransformer extends BaseTransformer<Product> {
  toObject() {
    const { price, variationTypes } = this.resource
    return {
      ...titled(this.resource),
      price,
      variation_types: variationTypes.map((type) => ({
        ...titled(type),
        values: type.values.map(titled),
      })),
    }
  }
}

function titled({ id, titleHu, titleEn }: { id: number; titleHu: string; titleEn: string }) {
  return { id, title_hu: titleHu, title_en: titleEn }
}
