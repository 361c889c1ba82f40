import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '#content/constants'
import { CategoryInUse, CategoryTooDeep, SlugTaken, UnknownParent } from '#content/exceptions'
import { changeSlug } from '#content/records/addresses/change_slug'
import { forgetShown } from '#content/records/forget_shown'
import ArticleCategory from '#content/records/models/article_category'
import ContentRecord from '#content/records/models/content_record'
import ContentSlug from '#content/records/models/content_slug'
import { CATEGORY_LEVELS } from '../constants.js'
import type { CategoryFields } from '../category_fields.js'

const DIGITS_AT_END = /\d+$/

/**
 * Saves a category that is new or held; what lies below it moves with its address, and the old addresses lead to the new ones.
 *
 * @throws UnknownParent, CategoryTooDeep, SlugTaken
 */
export async function saveCategory(
  trx: Transaction,
  category: ArticleCategory,
  fields: CategoryFields
): Promise<void> {
  const { client } = trx
  forgetShown(trx)
  const all = await ArticleCategory.query({ client }).orderBy('id').forUpdate()
  const parent = fields.parent_id ? all.find(({ id }) => id === fields.parent_id) : null
  if (parent === undefined) throw new UnknownParent()
  const below = category.$isPersisted ? descendantsOf(category.id, all) : []
  if (parent && (parent.id === category.id || below.includes(parent))) throw new UnknownParent()
  const own = category.slug?.split('/').at(-1)
  const segment = fields.slug ?? own ?? slugOf(fields.title_hu, 'temak')
  const slug = parent ? `${parent.slug}/${segment}` : segment
  const before = category.slug as string | undefined
  const depth = Math.max(
    levelOf(slug),
    ...below.map((one) => levelOf(one.slug) - levelOf(before!) + levelOf(slug))
  )
  if (depth > CATEGORY_LEVELS) throw new CategoryTooDeep()
  const others = all.filter((one) => one.id !== category.id && !below.includes(one))
  if (others.some((one) => isMistakable(one.slug, slug))) throw new SlugTaken()
  const now = clock.now()
  category.merge({
    key: category.key ?? randomUUID(),
    parentId: parent?.id ?? null,
    slug,
    titleHu: fields.title_hu,
    titleEn: fields.title_en ?? '',
    descriptionHu: fields.description_hu ?? '',
    descriptionEn: fields.description_en ?? '',
    position: fields.position ?? category.position ?? all.length * POSITION_STEP + POSITION_STEP,
    createdAt: category.createdAt ?? now,
    updatedAt: now,
  })
  await category.save()
  await nameAnew(trx, category)
  for (const one of below) {
    one.slug = slug + one.slug.slice(before!.length)
    await one.useTransaction(client).save()
    await nameAnew(trx, one)
  }
}

/** Deletes a category that is held and empty. @throws CategoryInUse */
export async function deleteCategory(trx: Transaction, category: ArticleCategory): Promise<void> {
  const { client } = trx
  forgetShown(trx)
  const categoryId = category.id
  const child = await ArticleCategory.query({ client }).where('parentId', categoryId).first()
  const article = await ContentRecord.query({ client }).where({ categoryId }).first()
  if (child || article) throw new CategoryInUse()
  await ContentSlug.query({ client }).where({ categoryId }).delete()
  await category.delete()
}

const nameAnew = (trx: Transaction, { id: categoryId, slug }: ArticleCategory) =>
  changeSlug(trx, { scope: 'article_category', slug, of: { categoryId }, takesOver: true })

const levelOf = (slug: string) => slug.split('/').length

function descendantsOf(id: number, all: ArticleCategory[]): ArticleCategory[] {
  const children = all.filter(({ parentId }) => parentId === id)
  return children.flatMap((child) => [child, ...descendantsOf(child.id, all)])
}

/** Whether one address is the other one, or could be its page: `festes2` is page 2 of `festes`. */
function isMistakable(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return DIGITS_AT_END.test(long) && long.replace(DIGITS_AT_END, '').replace(/-$/, '') === short
}
