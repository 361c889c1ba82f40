import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { consumeLimit } from '#app/limits/limit'
import { WORDS_PER_MEMBER } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import { giveCommunityWord } from '../actions/give_community_word.js'
import { communityPointsOpenTo, hasCommunityPoints } from '../community_words.js'
import { communityWordAnswerValidator } from '../validators/community_word.js'

/** The word of the private group, typed in once for its points. */
export default class CommunityWordsController {
  async show({ auth, inertia }: HttpContext) {
    const { id } = auth.use('member').user!
    return inertia.render('extra_points/community', {
      bonus: await communityPointsOpenTo(id),
      isGiven: await hasCommunityPoints(id),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session, i18n } = ctx
    const { id } = auth.use('member').user!
    const limit = await consumeLimit(`community_word:${id}`, WORDS_PER_MEMBER)
    if (!limit.allowed) throw new TooManyAttempts(limit.retryAfterSeconds, 'word')
    const { word } = await request.validateUsing(communityWordAnswerValidator)
    const points = await giveCommunityWord(id, word)
    const success = i18n.t('community.thanks', { points })
    if (wantsJson(ctx)) return response.json({ flash: { success }, points })
    session.flash('success', success)
    return response.redirect().toRoute('extra-points.community')
  }
}
