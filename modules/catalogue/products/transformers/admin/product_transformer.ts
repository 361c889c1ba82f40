import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelOf } from '#catalogue/products/combination'
import type Product from '#catalogue/products/models/product'
import type VariationType from '#catalogue/products/models/variation_type'
import { thumbnailOf } from '#catalogue/products/thumbnail'
import type StockItem from '#catalogue/stock/models/stock_item'

/** A gift as the back-office reads it; stock null is unlimited. Its stock items must be loaded. */
export default class ProductTransformer extends BaseTransformer<Product> {
  toObject() {
    const product = this.resource
    const stock = leftOf(product.stockItems)
    return {
      id: product.id,
      slug: product.slug,
      category_id: product.categoryId,
      // Read for the list alone.
      category_title_hu: product.$preloaded.category ? product.category.titleHu : null,
      title_hu: product.titleHu,
      title_en: product.titleEn,
      short_description_hu: product.shortDescriptionHu,
      short_description_en: product.shortDescriptionEn,
      description_hu: product.descriptionHu,
      description_en: product.descriptionEn,
      price: product.price,
      is_new: product.isNew,
      picture: product.picture,
      picture_alt_hu: product.pictureAltHu,
      picture_alt_en: product.pictureAltEn,
      picture_url: thumbnailOf(product.picture, '', product.titleHu)?.url ?? null,
      position: product.position,
      low_stock_at: product.lowStockAt,
      is_gift: product.isGift,
      is_published: product.publishedAt !== null,
      limit_quantity: product.limitQuantity,
      limit_days: product.limitDays,
      stock,
      state: stateOf(product, stock),
      saved_at: product.updatedAt,
    }
  }

  /** Where it is one of what a search found. */
  found() {
    const names = ['id', 'title_hu', 'title_en', 'price', 'picture_url', 'stock', 'state'] as const
    return this.pick(this.toObject(), [...names])
  }

  /** With variations and stock, as its form shows it. Its variations must be loaded, too. */
  forForm() {
    const { stockItems, variationTypes } = this.resource
    const values = variationTypes.flatMap((type) => type.values)
    const titles = new Map(values.map(({ id, titleHu }) => [id, titleHu]))
    return {
      ...this.toObject(),
      variation_types: variationTypes.map(typeOf),
      has_shared_stock: stockItems.some(({ combination }) => combination === ''),
      stock_items: stockItems.map(({ id, combination, qty }) => ({
        id,
        combination,
        qty,
        label: labelOf(combination, titles),
      })),
    }
  }
}

/** Whether members can order a gift. */
function stateOf({ isGift, publishedAt }: Product, stock: number | null) {
  if (isGift) return 'reward_only'
  if (publishedAt === null) return 'draft'
  return stock === 0 ? 'out_of_stock' : 'on_sale'
}

/** Over all variations: null where any of them is unlimited. */
function leftOf(items: StockItem[]): number | null {
  let left = 0
  for (const { qty } of items) {
    if (qty === null) return null
    left += qty
  }
  return left
}

function typeOf({ id, titleHu, titleEn, values }: VariationType) {
  return {
    id,
    title_hu: titleHu,
    title_en: titleEn,
    values: values.map((value) => ({
      id: value.id,
      title_hu: value.titleHu,
      title_en: value.titleEn,
      is_active: value.isActive,
    })),
  }
}
