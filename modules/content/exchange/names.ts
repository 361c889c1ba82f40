import { professionNames } from '#auth'
import type { Transaction } from '#app/transaction'
import Questionnaire from '../questionnaires/models/questionnaire.js'
import ArticleCategory from '../records/models/article_category.js'
import ContentSlug from '../records/models/content_slug.js'

/** What goes by a number in this installation, and by which name in all of them. */
export interface Names {
  /** Paths of categories. */
  categories: Map<number, string>
  /** Addresses of pages. */
  pages: Map<number, string>
  /** Keys of questionnaires. */
  questionnaires: Map<number, string>
  /** Professions in Hungarian. */
  professions: Map<number, string>
}

/** The names of now. */
export async function namesOf(trx: Transaction): Promise<Names> {
  const { client } = trx
  const categories = await ArticleCategory.query({ client }).select('id', 'slug')
  const pages = await ContentSlug.query({ client }).where({ scope: 'page', isCurrent: 1 })
  const questionnaires = await Questionnaire.query({ client }).select('id', 'key')
  return {
    categories: new Map(categories.map(({ id, slug }) => [id, slug])),
    pages: new Map(pages.map(({ recordId, slug }) => [recordId!, slug])),
    questionnaires: new Map(questionnaires.map(({ id, key }) => [id, key!])),
    professions: await professionNames(trx),
  }
}

/** The number of a name; undefined where nothing has it. */
export function idOf(names: Map<number, string>, wanted: string): number | undefined {
  for (const [id, name] of names) if (name === wanted) return id
  return undefined
}

/** The names of now and those that files bring: these have no number yet. */
export function namesWith(
  names: Names,
  documents: { kind: string; key: string; slug?: unknown }[]
): Names {
  let coming = 0
  const added = (known: Map<number, string>, kind: string, name: 'key' | 'slug') =>
    new Map([
      ...known,
      ...documents
        .filter((one) => one.kind === kind && typeof one[name] === 'string')
        .map((one): [number, string] => [--coming, String(one[name])]),
    ])
  return {
    ...names,
    categories: added(names.categories, 'article_category', 'slug'),
    pages: added(names.pages, 'page', 'slug'),
    questionnaires: added(names.questionnaires, 'questionnaire', 'key'),
  }
}
