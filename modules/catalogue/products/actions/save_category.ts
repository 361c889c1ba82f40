import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { CategoryNotEmpty, SlugReserved, SlugTaken } from '#catalogue/exceptions'
import { RESERVED_CATEGORY_SLUGS } from '../../constants.js'
import Category from '../models/category.js'
import Product from '../models/product.js'
import type { CategoryFields } from '../product_fields.js'

/**
 * Saves a category that is new or held, so that no gift is put into it meanwhile. Without a position a new one is
 * the last one and an old one stays where it is. Lists that are kept in memory notice a change by `updated_at`.
 *
 * @throws reserved and unique on `slug`
 */
export async function saveCategory(
  trx: Transaction,
  category: Category,
  fields: CategoryFields
): Promise<void> {
  const now = clock.now()
  category.merge({
    ...attributesOf(fields),
    position: fields.position ?? category.position ?? (await lastPosition(trx)) + 1,
    createdAt: category.createdAt ?? now,
    updatedAt: now,
  })
  await unlessTaken(category.save(), () => new SlugTaken())
}

/**
 * Deletes a category without gifts; one with gifts is switched off instead.
 *
 * @throws not_empty
 */
export async function deleteCategory({ client }: Transaction, category: Category): Promise<void> {
  const gift = await Product.findBy('categoryId', category.id, { client })
  if (gift) throw new CategoryNotEmpty()
  await category.delete()
}

async function lastPosition({ client }: Transaction): Promise<number> {
  const last = await Category.query({ client }).orderBy('position', 'desc').first()
  return last?.position ?? -1
}

function attributesOf(fields: CategoryFields) {
  const slug = fields.slug || slugOf(fields.title_hu, 'kategoria')
  // A slug made from the title may be reserved, too.
  if (isReservedSlug(slug)) throw new SlugReserved()
  return {
    titleHu: fields.title_hu,
    titleEn: fields.title_en ?? '',
    slug,
    descriptionHu: fields.description_hu ?? '',
    descriptionEn: fields.description_en ?? '',
    picture: fields.picture || null,
    pictureAltHu: fields.picture_alt_hu ?? '',
    pictureAltEn: fields.picture_alt_en ?? '',
    isActive: fields.is_active !== false,
  }
}

/** Whether the shop's addresses need this name for something else than a category. */
function isReservedSlug(slug: string): boolean {
  return (RESERVED_CATEGORY_SLUGS as readonly string[]).includes(slug)
}
