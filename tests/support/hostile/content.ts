import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { walk } from '#content/blocks/shared/walk'
import type { BlockValue, Field, StoredBlock } from '#content/blocks/shared/definitions'
import ContentDraft from '#content/records/models/content_draft'
import ContentPublication from '#content/records/models/content_publication'
import ContentVersion from '#content/records/models/content_version'
import type { RecordBody } from '#content/records/record_kinds'
import { dose } from '#tests/support/dose'
import { givenRecord } from '#tests/support/records'
import { sampleBlocks } from '#tests/support/sample_blocks'
import { CONTENT_MARKUP } from './values.js'

/** Kinds of fields that people write into, as text, as an address or as a name. */
const WRITTEN: ReadonlySet<Field['kind']> = new Set([
  'plain',
  'rich',
  'name',
  'film',
  'ref',
  'media',
  'day',
])
/** Those of the texts that could be addresses. */
const ADDRESSES = CONTENT_MARKUP.filter((text) => /^ ?(?:java|data|https|[/])/.test(text))
/** Links of a set that pages show without any picture. */
const LINKS_SHOWN = 2
/** Sets of blocks on one page. */
const SETS_ON_PAGE = 10

/** How often the blocks come, each time with other texts in their fields. */
export const hostileSets = Math.min(dose.contentPayloadsPerField, CONTENT_MARKUP.length)

/** The texts in turn, from another one on for each set, so that few sets hold all of them. */
export function textsFrom(set: number): () => string {
  let at = Math.floor((set * CONTENT_MARKUP.length) / hostileSets)
  return () => CONTENT_MARKUP[at++ % CONTENT_MARKUP.length]
}

/** Every type of block with hostile texts in all it holds, as nobody who checks them would keep it. */
export function hostileBlocks(set: number): StoredBlock[] {
  const next = textsFrom(set)
  // A few links in each set are shown: together they lead to all addresses.
  let link = set * LINKS_SHOWN
  const nextAddress = () => ADDRESSES[link++ % ADDRESSES.length]
  const text = JSON.stringify(sampleBlocks()).replaceAll('"id":"', `"id":"s${set}-`)
  const blocks: StoredBlock[] = JSON.parse(text)
  walk(blocks, ({ field, path, props }) => {
    const name = path.slice(path.lastIndexOf('.') + 1)
    if (WRITTEN.has(field.kind)) props[name] = next()
    if (field.kind === 'link') props[name] = { to: 'url', url: nextAddress() }
  })
  return blocks
}

/** The bodies of some pages that hold all sets. */
export function hostileBodies(): Record<string, BlockValue>[] {
  const sets = [...Array(hostileSets).keys()]
  const pages = Math.ceil(sets.length / SETS_ON_PAGE)
  return [...Array(pages).keys()].map((page) => {
    const next = textsFrom(page)
    const content = sets
      .slice(page * SETS_ON_PAGE, (page + 1) * SETS_ON_PAGE)
      .flatMap(hostileBlocks)
    const names = ['title', 'lead', 'description'].flatMap((name) => [`${name}_hu`, `${name}_en`])
    return {
      ...Object.fromEntries(names.map((name) => [name, next()])),
      thumbnail: next(),
      content,
    }
  })
}

/** A record that shows a body which was never checked: pages must hold also where a rule of the editor failed. */
export async function givenUncheckedRecord(
  kind: 'page' | 'article',
  { body, categoryId }: { body: Record<string, BlockValue>; categoryId?: number }
): Promise<{ id: number; slug: string }> {
  const made = await givenRecord({ kind, categoryId, startsAt: null })
  const { id: recordId } = made
  const now = clock.now()
  const unchecked: RecordBody = JSON.parse(JSON.stringify(body))
  await transaction(async ({ client }) => {
    const titles = { titleHu: String(body.title_hu), titleEn: String(body.title_en) }
    const version = await ContentVersion.create(
      {
        recordId,
        number: 1,
        body: unchecked,
        ...titles,
        thumbnail: null,
        savedBy: null,
        note: '',
        createdAt: now,
      },
      { client }
    )
    const draft = await ContentDraft.findByOrFail({ recordId }, { client })
    await draft.merge({ body: unchecked, ...titles, basedOn: version.id }).save()
    const period = { shownAt: now - 1, startsAt: now - 1, endsAt: null, createdAt: now - 1 }
    const place = { recordId, versionId: version.id, kind, categoryId: categoryId ?? null }
    await ContentPublication.create({ ...place, ...period, publishedBy: null }, { client })
  })
  return made
}
