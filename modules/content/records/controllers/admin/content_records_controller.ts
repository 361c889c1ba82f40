import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { linesByIds, sendListFile } from '#app/http/list_file'
import { listQuery } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { createRecord } from '#content/records/actions/create_record'
import { changeableRecord, type HeldRecord } from '#content/records/actions/held_record'
import { placeRecord } from '#content/records/actions/place_record'
import { saveDraft } from '#content/records/actions/save_draft'
import { changeSlug } from '#content/records/addresses/change_slug'
import { checkedBody, writtenKindOf } from '#content/records/bodies/checked_body'
import { safeBody } from '#content/records/bodies/safe_body'
import { RECORD_LIST, recordIds, recordList } from '#content/records/queries/admin/record_list'
import { listedRecords, recordPage, staffNamed } from '#content/records/queries/admin/record_page'
import { SCOPES } from '#content/records/record_kinds'
import { newRecordValidator, recordValidator } from '#content/records/validators/record_validators'

/** Content records in the back-office: their list and their drafts. */
export default class ContentRecordsController {
  async index(ctx: HttpContext) {
    const { data, total } = await recordList(await listQuery(ctx, RECORD_LIST))
    return { data: await listedRecords(data), total }
  }

  async file(ctx: HttpContext) {
    return sendListFile(ctx, RECORD_LIST, async (query) =>
      linesByIds(await recordIds(query), async (some) =>
        listedRecords((await recordList(some)).data)
      )
    )
  }

  async show({ params }: HttpContext) {
    return { data: await recordPage(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const given = await newRecordValidator.validate(ctx.request.body())
    const body = await checkedBody(given.kind, given.body)
    const by = actorOf(ctx)
    const id = await transaction(async (trx) => {
      const record = await createRecord(trx, {
        kind: given.kind,
        body,
        slug: given.slug,
        takesOver: given.takes_over_slug,
        categoryId: given.category_id,
        editedBy: by.staffId,
      })
      const subject = { type: 'content', id: record.id }
      await recordAudit(trx, { by, action: 'content.created', subject, detail: given.kind })
      return record.id
    })
    return ctx.response.created({ data: await recordPage(id) })
  }

  async update(ctx: HttpContext) {
    const given = await recordValidator.validate(ctx.request.body())
    const id = Number(ctx.params.id)
    const by = actorOf(ctx)
    const stale = await transaction(async (trx) => {
      const held = await changeableRecord(trx, id)
      const { record, draft } = held
      if (draft.revision !== given.revision) return held
      const body = await checkedBody(writtenKindOf(record.kind), given.body)
      const done: AuditKind[] = []
      if (await saveDraft(trx, held, { body, staffId: by.staffId })) done.push('content.changed')
      if (await placeRecord(trx, record, given)) done.push('content.moved')
      const scope = SCOPES[record.kind]
      const wanted = { slug: given.slug ?? '', takesOver: given.takes_over_slug }
      if (scope && given.slug) {
        const of = { recordId: record.id }
        if (await changeSlug(trx, { scope, of, ...wanted })) done.push('content.slug_changed')
      }
      for (const action of done) {
        await recordAudit(trx, { by, action, subject: { type: 'content', id } })
      }
    })
    if (stale) return ctx.response.conflict(await changedMeanwhile(stale))
    return { data: await recordPage(id) }
  }
}

/** Who wrote meanwhile, and what: the editor puts both texts together. */
async function changedMeanwhile({ record, draft }: HeldRecord) {
  const names = await staffNamed([draft.editedBy])
  const [base] = await record
    .related('versions')
    .query()
    .where('id', draft.basedOn ?? 0)
  const meta = {
    edited_by: draft.editedBy === null ? null : (names.get(draft.editedBy) ?? null),
    edited_at: draft.editedAt,
    revision: draft.revision,
    body: safeBody(record.kind, draft.body),
    base: base ? safeBody(record.kind, base.body) : null,
  }
  return { errors: [{ rule: 'changed_meanwhile', message: 'changed_meanwhile', meta }] }
}
