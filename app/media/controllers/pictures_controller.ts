import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listPage } from '#app/http/list_page'
import { listQuery, type ListShape } from '#app/http/list_query'
import { recordAudit } from '#app/audit/audit'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { describePicture, pictureUrl, renamePicture, storePicture } from '../pictures.js'
import { readUpload } from '../upload.js'

const ALT_MAX = 200
const altText = () => vine.string().trim().maxLength(ALT_MAX).optional().nullable()
const textsValidator = vine.create({ alt_hu: altText(), alt_en: altText() })
const LIST: ListShape = { sortable: ['id', 'created_at'], filters: { id: 'ids' } }

const COLUMNS = ['id', 'name', 'width', 'height', 'alt_hu', 'alt_en', 'created_at']

type Row = { id: number; name: string; width: number; height: number } & Texts
type Texts = { alt_hu: string; alt_en: string; created_at: number }

/** Pictures of the back-office: one raw PUT a file, never a form. */
export default class PicturesController {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, LIST)
    const matching = () => {
      const pictures = db.from('media')
      return query.ids.id ? pictures.whereIn('id', query.ids.id) : pictures
    }
    const { data, total } = await listPage<Row>(query, matching, COLUMNS)
    return { data: data.map(shown), total }
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const texts = await textsValidator.validate(request.qs())
    const picture = await storePicture(await readUpload(request.request))
    const alt = { altHu: texts.alt_hu ?? '', altEn: texts.alt_en ?? '' }
    const id = await transaction(async (trx) => {
      const made = await describePicture(trx, picture, alt)
      const subject = { type: 'picture', id: made }
      await recordAudit(trx, { by: actorOf(ctx), action: 'picture.added', subject })
      return made
    })
    return response.created({ data: shown(await rowOf(id)) })
  }

  async update(ctx: HttpContext) {
    const texts = await ctx.request.validateUsing(textsValidator)
    const id = Number(ctx.params.id)
    const by = actorOf(ctx)
    await transaction(async (trx) => {
      await renamePicture(trx, id, texts)
      const subject = { type: 'picture', id }
      await recordAudit(trx, { by, action: 'picture.described', subject })
    })
    return { data: shown(await rowOf(id)) }
  }
}

async function rowOf(id: number): Promise<Row> {
  const row = await db.from('media').where('id', id).first()
  if (!row) throw new NotFound()
  return row
}

function shown({ id, name, width, height, alt_hu, alt_en, created_at }: Row) {
  const texts = { alt_hu, alt_en, created_at: Number(created_at) }
  return { id, name, width, height, ...texts, url: pictureUrl(name, 640) }
}
