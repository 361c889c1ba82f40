import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { listQuery, oneOf, type ListQuery } from '#app/http/list_query'
import { modelPage } from '#app/http/list_page'
import { filtered } from '#app/http/list_search'
import { NotFound } from '#app/exceptions/page_exceptions'
import { refuseIfSavedSince, savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { addMedium, heldMedium, limitOf, sha256Of, storeMedium } from '../library/add_medium.js'
import { restoreMedium } from '../library/archive_medium.js'
import { usesOf } from '../library/owners.js'
import { tidyFileName } from '../files.js'
import { removeFiles } from '../folder.js'
import Media from '../models/media.js'
import MediaTransformer from '../transformers/media_transformer.js'
import { readUpload } from '../upload.js'
import { mediumValidator, uploadValidator } from '../validators/media_validators.js'

const LIST = {
  sortable: ['id', 'created_at', 'file_name', 'bytes'],
  filters: { id: 'ids', key: 'text', kind: 'text', q: 'text', archived: 'text' },
} as const
const SEARCHED = { inside: ['file_name', 'alt_hu', 'alt_en'] }

/** The library of pictures and files: one raw PUT an upload, never a form. */
export default class MediaController {
  async index(ctx: HttpContext) {
    return mediaPage(await listQuery(ctx, LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await oneMedium(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { kind, ...given } = await uploadValidator.validate(request.qs())
    const bytes = await readUpload(request.request, limitOf)
    const known = await Media.findBy('contentHash', sha256Of(bytes))
    const isWanted = !kind || known?.kind === kind
    if (known && isWanted && known.archivedAt === null) return { data: await oneMedium(known.id) }
    const stored = await storeMedium(bytes, kind)
    const { medium, isNew } = await transaction(async (trx) => {
      const added = await addMedium(trx, stored, {
        altHu: given.alt_hu ?? '',
        altEn: given.alt_en ?? '',
        fileName: tidyFileName(given.file_name ?? ''),
      })
      const subject = { type: 'picture', id: added.medium.id }
      const by = actorOf(ctx)
      if (added.isNew) await recordAudit(trx, { by, action: 'picture.added', subject })
      if (added.medium.archivedAt !== null) {
        await restoreMedium(trx, added.medium)
        await recordAudit(trx, { by, action: 'picture.restored', subject })
      }
      return added
    })
    if (!isNew) await removeFiles(stored.name)
    return response.status(isNew ? 201 : 200).send({ data: await oneMedium(medium.id) })
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(mediumValidator)
    const id = Number(ctx.params.id)
    const by = actorOf(ctx)
    const savedAt = await savedAtOf(ctx)
    await transaction(async (trx) => {
      const medium = await heldMedium(trx, id)
      refuseIfSavedSince(medium, savedAt)
      medium.merge({
        altHu: given.alt_hu === undefined ? medium.altHu : (given.alt_hu ?? ''),
        altEn: given.alt_en === undefined ? medium.altEn : (given.alt_en ?? ''),
        isDecorative: given.is_decorative ?? medium.isDecorative,
        focusX: given.focus_x ?? medium.focusX,
        focusY: given.focus_y ?? medium.focusY,
        fileName: given.file_name ? tidyFileName(given.file_name) : medium.fileName,
      })
      if (!medium.$isDirty) return
      await medium.merge({ updatedAt: clock.now() }).useTransaction(trx.client).save()
      const subject = { type: 'picture', id }
      await recordAudit(trx, { by, action: 'picture.described', subject })
    })
    return { data: await oneMedium(id) }
  }
}

/** A medium as staff read it. @throws NotFound */
export async function oneMedium(id: number) {
  const { data } = await mediaPage(oneOf(id))
  if (!data.length) throw new NotFound()
  return data[0]
}

async function mediaPage(query: ListQuery) {
  const { data, total } = await modelPage(query, () => matching(query))
  const uses = await usesOf(data)
  const places = new Map([...uses].map(([id, found]) => [id, found.length]))
  return { data: await serialized(MediaTransformer.transform(data, places)), total }
}

/** What is archived only shows where it is asked for. */
function matching({ ids, texts: { archived, ...words } }: ListQuery) {
  const media = filtered(Media.query(), { ids, texts: words }, SEARCHED)
  if (archived === 'yes') return media.whereNotNull('archived_at')
  return ids.id || words.key ? media : media.whereNull('archived_at')
}
