import { WRITTEN_KINDS } from '../records/bodies/checked_body.js'
import type { RecordKind } from '../records/record_kinds.js'
import type { ExchangeDocument, ExchangeKind } from './exchange_kind.js'
import { categoryKind } from './kinds/category_kind.js'
import { mediumKind } from './kinds/medium_kind.js'
import { questionnaireKind } from './kinds/questionnaire_kind.js'
import { recordKind } from './kinds/record_kind.js'
import { surveyKind } from './kinds/survey_kind.js'
import { slugOf } from '#app/slug_of'

/** Folders of the kinds of records; those of which a shop has one text are files of their name. */
const FOLDERS: Record<RecordKind, string> = {
  page: 'pages',
  article: 'articles',
  faq: 'faq',
  survey: 'surveys',
  questionnaire: 'questionnaires',
  menu: 'menu',
  footer: 'footer',
  home: 'home',
}
/** Characters of a title, and of a key, in the name of a file. */
const TITLE_PART = 60
const KEY_PART = 8

/** Everything that goes from one installation to another, in the order in which it is written: what is named comes first. */
export const EXCHANGE_KINDS: readonly ExchangeKind[] = [
  mediumKind,
  categoryKind,
  surveyKind,
  questionnaireKind,
  ...WRITTEN_KINDS.map((kind) => recordKind(kind, FOLDERS[kind])),
]

/** The path of a document in the folder of an export. */
export function pathOf({ kind, folder }: ExchangeKind, document: ExchangeDocument): string {
  if (folder === null) return `${kind}.json`
  const { slug, key } = document
  if (typeof slug === 'string') return `${folder}/${slug.replaceAll('/', '--')}.json`
  const title = slugOf(titleOf(document), kind).slice(0, TITLE_PART).replace(/-$/, '')
  return `${folder}/${title}-${slugOf(key, kind).slice(0, KEY_PART)}.json`
}

/** What tells a text from others of its kind where its key does not. */
export function nameOf(
  { folder, kind, staysAsItIs }: ExchangeKind,
  document: ExchangeDocument
): string {
  if (folder === null) return kind
  if (staysAsItIs) return document.key
  return typeof document.slug === 'string' ? document.slug : titleOf(document)
}

function titleOf({ text, ...document }: ExchangeDocument): string {
  const inside = typeof text === 'object' && text !== null && !Array.isArray(text) ? text : {}
  const { file_name: file } = document
  if (typeof file === 'string') return file.replace(/\.\w+$/, '')
  const title = document.title_hu ?? inside.title_hu ?? inside.question_hu
  return typeof title === 'string' ? title : ''
}
