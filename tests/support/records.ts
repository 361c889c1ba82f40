import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { saveCategory } from '#content/articles/actions/save_category'
import type { CategoryFields } from '#content/articles/category_fields'
import { createRecord } from '#content/records/actions/create_record'
import { heldRecord } from '#content/records/actions/held_record'
import { endFrom, publishRecord } from '#content/records/actions/publish_record'
import ArticleCategory from '#content/records/models/article_category'
import type { RecordBody, RecordKind } from '#content/records/record_kinds'
import type { TestStaff } from '#tests/support/members'

/** A text block in both languages. */
export function textBlock(html_hu: string, html_en = html_hu, id = 'a') {
  return { id, name: 'text', v: 1, only: null, props: { html_hu, html_en } }
}

interface GivenRecord {
  kind?: RecordKind
  slug?: string
  body?: object
  categoryId?: number
  /** Milliseconds UTC; null stays a draft. */
  startsAt?: number | null
  endsAt?: number
}

/** A record that is published unless a test says otherwise. */
export async function givenRecord(given: GivenRecord = {}): Promise<{ id: number; slug: string }> {
  const { kind = 'page', slug = `lap-${randomUUID().slice(0, 8)}` } = given
  const written = {
    title_hu: 'Garancia',
    title_en: 'Warranty',
    content: [textBlock('<p>Két év.</p>', '<p>Two years.</p>')],
    ...given.body,
  }
  const body: RecordBody = JSON.parse(JSON.stringify(written))
  const id = await transaction(async (trx) => {
    const wanted = { kind, slug, body, categoryId: given.categoryId, editedBy: null }
    const record = await createRecord(trx, wanted)
    if (given.startsAt !== null) {
      const { startsAt, endsAt } = given
      await publishRecord(trx, await heldRecord(trx, record.id), {
        startsAt,
        endsAt,
        publishedBy: null,
      })
    }
    return record.id
  })
  return { id, slug }
}

/** A category of the knowledge base, at the end of its address below another one. */
export async function givenArticleCategory(
  fields: CategoryFields & { slug: string }
): Promise<ArticleCategory> {
  const category = new ArticleCategory()
  await transaction((trx) => saveCategory(trx, category.useTransaction(trx.client), fields))
  return category
}

/** Shows nothing of a record any more. */
export function takenOff(id: number): Promise<void> {
  return transaction((trx) => endFrom(trx, id, clock.now()))
}

/** The id of the page that has an address. */
export async function pageIdOf(slug: string): Promise<number> {
  return (await db.from('content_slugs').where({ scope: 'page', slug }).firstOrFail()).record_id
}

/** Requests of the back-office about content records. */
export function recordsOffice(client: ApiClient, staff: TestStaff) {
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](`/api/admin/${path}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const get = (path: string, query: object = {}) =>
    client.get(`/api/admin/${path}`).qs(query).withGuard('staff').loginAs(staff)
  return { send, get }
}
