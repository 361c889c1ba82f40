import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { consumeLimit } from '#app/limits/limit'
import { loginOf } from '#app/sessions/session_store'
import { transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { PUSH_SUBSCRIPTIONS_TOLD } from '#notifications/constants'
import { TooManySubscriptions, UnknownPushService, UnusableKeys } from '#notifications/exceptions'
import { endSubscription } from '../actions/end_subscription.js'
import { keepSubscription } from '../actions/keep_subscription.js'
import { isPointOfCurve } from '../key_pairs.js'
import { pushAccount } from '../push_account.js'
import { pushAddress } from '../push_address.js'
import {
  endedSubscriptionValidator,
  pushSubscriptionValidator,
} from '../validators/push_subscription_validator.js'

/** Browsers of members that take messages while the shop is closed. */
export default class PushSubscriptionsController {
  async store({ auth, request, response, session }: HttpContext) {
    const memberId = auth.use('member').getUserOrFail().id
    const limit = await consumeLimit(`push-subscribe:${memberId}`, PUSH_SUBSCRIPTIONS_TOLD)
    if (!limit.allowed) throw new TooManySubscriptions(limit.retryAfterSeconds)
    const { endpoint, expirationTime, keys } =
      await request.validateUsing(pushSubscriptionValidator)
    const { pair, moreHosts } = await pushAccount()
    if (!pair) throw new NotFound()
    const address = pushAddress(endpoint, moreHosts)
    if (!address) throw new UnknownPushService()
    if (!isPointOfCurve(keys.p256dh)) throw new UnusableKeys()
    await transaction(async (trx) => {
      if (!(await holdMember(trx, memberId))) throw new NotFound()
      await keepSubscription(trx, {
        memberId,
        loginId: loginOf(session),
        endpoint: address.href,
        expirationTime: expirationTime ?? null,
        ...keys,
        vapidKey: pair.publicKey,
      })
    })
    return response.created({ subscribed: true })
  }

  async destroy({ auth, request, response }: HttpContext) {
    const memberId = auth.use('member').getUserOrFail().id
    const { endpoint } = await request.validateUsing(endedSubscriptionValidator)
    await transaction((trx) => endSubscription(trx, { memberId, endpoint }))
    return response.noContent()
  }
}
