import { articleCategoryValidator } from '../../articles/validators/category_validator.js'
import { saveCategory } from '../../articles/actions/save_category.js'
import ArticleCategory from '../../records/models/article_category.js'
import type { ExchangeDocument, ExchangeKind } from '../exchange_kind.js'
import { idOf } from '../names.js'
import { throwProblems } from '../problems.js'

type CategoryText = Pick<
  ArticleCategory,
  'slug' | 'titleHu' | 'titleEn' | 'descriptionHu' | 'descriptionEn' | 'position'
>

/** The categories of the knowledge base; the path of one says which it lies in. */
export const categoryKind: ExchangeKind = {
  kind: 'article_category',
  folder: 'categories',
  audited: {
    subject: 'article_category',
    created: 'article_category.created',
    changed: 'article_category.changed',
  },
  isDirect: false,
  async held({ client }) {
    const all = await ArticleCategory.query({ client }).orderBy('id')
    return all.map((one) => {
      const document = documentOf(one.key, one)
      return { id: one.id, document, live: document, isShown: true, isArchived: false }
    })
  },
  async read({ key, slug: path, ...given }, { names }) {
    const [slug, ...above] = String(path).split('/').reverse()
    const fields = await articleCategoryValidator.validate({ ...given, slug })
    const parent = above.reverse().join('/')
    if (parent && idOf(names.categories, parent) === undefined) {
      throwProblems([{ field: 'slug', rule: 'exists' }])
    }
    const text: CategoryText = {
      slug: String(path),
      titleHu: fields.title_hu,
      titleEn: fields.title_en ?? '',
      descriptionHu: fields.description_hu ?? '',
      descriptionEn: fields.description_en ?? '',
      position: fields.position ?? 0,
    }
    return {
      document: documentOf(key, text),
      async write(trx, { id, key: wanted }) {
        const { client } = trx
        const category = id
          ? await ArticleCategory.query({ client }).where({ id }).forUpdate().firstOrFail()
          : new ArticleCategory().useTransaction(client)
        category.key = wanted
        const above = parent ? await ArticleCategory.findBy({ slug: parent }, { client }) : null
        await saveCategory(trx, category, { ...fields, parent_id: above?.id ?? null })
        return { id: category.id }
      },
    }
  },
}

function documentOf(key: string, text: CategoryText): ExchangeDocument {
  return {
    kind: 'article_category',
    key,
    slug: text.slug,
    title_hu: text.titleHu,
    title_en: text.titleEn,
    description_hu: text.descriptionHu,
    description_en: text.descriptionEn,
    position: text.position,
  }
}
