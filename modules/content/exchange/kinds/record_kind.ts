import vine from '@vinejs/vine'
import type { Transaction } from '#app/transaction'
import type { BlockValue } from '../../blocks/main.js'
import { isGroup } from '../../blocks/shared/walk.js'
import { createRecord } from '../../records/actions/create_record.js'
import { changeableRecord } from '../../records/actions/held_record.js'
import { placeRecord } from '../../records/actions/place_record.js'
import { publishRecord } from '../../records/actions/publish_record.js'
import { saveDraft } from '../../records/actions/save_draft.js'
import { changeSlug, freeSlug } from '../../records/addresses/change_slug.js'
import { checkedBody, type WrittenKind } from '../../records/bodies/checked_body.js'
import ArticleCategory from '../../records/models/article_category.js'
import ContentRecord from '../../records/models/content_record.js'
import { isLive } from '../../records/publication_state.js'
import { isSingle, SCOPES, type RecordBody } from '../../records/record_kinds.js'
import { clock } from '#app/clock'
import { position } from '#app/validation/rules'
import { SLUG_PATTERN } from '../../pages/slugs.js'
import type { ExchangeDocument, ExchangeKind, HeldText, Target } from '../exchange_kind.js'
import { idOf, type Names } from '../names.js'
import { asSaved, throwProblems } from '../problems.js'
import { takeKey } from './take_key.js'
import { bodyOfFile, checkQuestionnaires, numberedBody, textOfBody } from './record_text.js'

const SLUG_MAX = 100
const PATH_MAX = 310

const envelope = vine.create({
  slug: vine.string().maxLength(SLUG_MAX).regex(SLUG_PATTERN).optional(),
  category: vine.string().maxLength(PATH_MAX).nullable().optional(),
  position: position(),
})

/** The content records of one kind; their texts are checked as those of the editor are. */
export function recordKind(kind: WrittenKind, folder: string): ExchangeKind {
  return {
    kind,
    folder: isSingle(kind) ? null : folder,
    audited: { subject: 'content', created: 'content.created', changed: 'content.changed' },
    isDirect: false,
    held: (trx, names) => heldRecords(trx, kind, names),
    async read(given, { names, publishes }) {
      const placed = await envelope.validate(given)
      const scope = SCOPES[kind]
      if (Boolean(scope) !== Boolean(placed.slug)) {
        throwProblems([{ field: 'slug', rule: scope ? 'required' : 'unknown' }])
      }
      if (!isGroup(given.text)) throwProblems([{ field: 'text', rule: 'object' }])
      const purpose = publishes ? 'publication' : 'draft'
      const body = await checkedBody(kind, bodyOfFile(kind, given.text), purpose)
      checkQuestionnaires(body, names)
      const category = placed.category ?? null
      if (category !== null && idOf(names.categories, category) === undefined) {
        throwProblems([{ field: 'category', rule: 'exists' }])
      }
      const text = textOfBody(kind, body, null)
      const place = { slug: placed.slug ?? null, category, position: placed.position }
      return {
        document: documentOf({ kind, key: given.key, ...place, text }),
        write: (trx, target) => writeRecord(trx, { kind, body, ...place }, target),
      }
    },
  }
}

async function heldRecords(
  { client }: Transaction,
  kind: WrittenKind,
  names: Names
): Promise<HeldText[]> {
  const records = await ContentRecord.query({ client })
    .where({ kind })
    .orderBy('id')
    .preload('draft')
    .preload('slugs', (slugs) => void slugs.where('isCurrent', 1))
    .preload('publications', (shown) => void shown.preload('version'))
  const now = clock.now()
  const held: HeldText[] = []
  for (const record of records) {
    const { id, key, categoryId, position: place, archivedAt, draft } = record
    const period = record.publications.find((one) => isLive(one, now))
    const documentWith = async (body: RecordBody) =>
      documentOf({
        kind,
        key,
        slug: record.slugs[0]?.slug ?? null,
        category: names.categories.get(categoryId ?? 0) ?? null,
        position: place,
        text: textOfBody(kind, await asSaved(body, () => checkedBody(kind, body)), names),
      })
    held.push({
      id,
      document: await documentWith(draft.body),
      live: period ? await documentWith(period.version.body) : null,
      isShown: period !== undefined && !draft.hasChanges,
      isArchived: archivedAt !== null,
    })
  }
  return held
}

interface Placed {
  slug: string | null
  category: string | null
  position: number
}

function documentOf({
  kind,
  key,
  slug,
  category,
  position: place,
  text,
}: Placed & { kind: WrittenKind; key: string; text: BlockValue }): ExchangeDocument {
  return {
    kind,
    key,
    ...(SCOPES[kind] && { slug }),
    ...(kind === 'article' && { category }),
    position: place,
    text,
  }
}

async function writeRecord(
  trx: Transaction,
  {
    kind,
    body: read,
    slug,
    category,
    position: place,
  }: Placed & { kind: WrittenKind; body: RecordBody },
  { id, key, isCopy, publishes }: Target
) {
  const { client } = trx
  const body = await numberedBody(trx, read)
  const found =
    category === null ? null : await ArticleCategory.findBy({ slug: category }, { client })
  const categoryId = found?.id ?? null
  const scope = SCOPES[kind]
  const address = isCopy && scope && slug ? await freeSlug(trx, { scope, title: slug }) : slug
  const made =
    id ??
    (await createRecord(trx, { kind, body, slug: address, categoryId, key, editedBy: null })).id
  const held = await changeableRecord(trx, made)
  const { record } = held
  if (record.key !== key) await takeKey(trx, record, key)
  if (id !== null) await saveDraft(trx, held, { body, staffId: null })
  await placeRecord(trx, record, { category_id: categoryId, position: place })
  if (id !== null && scope && slug) await changeSlug(trx, { scope, slug, of: { recordId: id } })
  if (publishes) await publishRecord(trx, held, { publishedBy: null })
  return { id: made }
}
