import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import {
  deleteCommunityWord,
  insertCommunityWord,
  updateCommunityWord,
} from '#auth/actions/save_community_word'
import { COMMUNITY_WORD_LIST, communityWordsPage } from '#auth/queries/admin/community_words_page'
import { communityWordValidator } from '#auth/validators/community_word'

/** The words of the private group in the back-office. */
export default class CommunityWordsController {
  async index(ctx: HttpContext) {
    return communityWordsPage(await listQuery(ctx, COMMUNITY_WORD_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const fields = await communityWordValidator.validate(ctx.request.body())
    const id = await transaction((trx) => insertCommunityWord(trx, fields, actorOf(ctx)))
    return ctx.response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const fields = await communityWordValidator.validate(ctx.request.body())
    await transaction((trx) => updateCommunityWord(trx, { id, by: actorOf(ctx) }, fields))
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => deleteCommunityWord(trx, { id, by: actorOf(ctx) }))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await communityWordsPage(oneOf(id))
    if (!data.length) throw new NotFound()
    return data[0]
  }
}
