import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { liveRecord } from '#content/records/queries/live_record'
import { countVote } from '../actions/count_vote.js'
import { voteValidator } from '../validators/vote_validator.js'

/** Whether an article helped. */
export default class ArticleVotesController {
  async store({ request, response, params, session }: HttpContext) {
    const { helped } = await voteValidator.validate(request.body())
    const found = await liveRecord('article', params.article)
    if (!found || found.movedTo !== null) throw new NotFound()
    const { recordId } = found.publication
    const told: unknown = session.get('article_votes')
    const known = Array.isArray(told) ? told : []
    // One word of each visit counts; who said it is written nowhere.
    if (!known.includes(recordId)) {
      await transaction((trx) => countVote(trx, recordId, helped))
      session.put('article_votes', [...known, recordId].slice(-50))
    }
    return response.redirect().back()
  }
}
