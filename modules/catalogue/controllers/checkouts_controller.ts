import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf } from '#app/idempotency/idempotency'
import { companyOf, shippingOf } from '#auth'
import { hasScanned } from '#points'
import { placeOrder } from '../actions/place_order.js'
import type { PlacedOrder } from '../order_request.js'
import { orderUnderKey } from '../queries/order_under_key.js'
import { localeOf, memberOf } from '../request_facts.js'
import { checkoutValidator } from '../validators/checkout_validator.js'

/** The exchange of points for gifts. */
export default class CheckoutsController {
  async show(ctx: HttpContext) {
    const { id, lastName, firstName } = memberOf(ctx)
    const placed = ctx.session.flashMessages.get('placed') as PlacedOrder | undefined
    return ctx.inertia.render('catalogue/checkout', {
      company: await companyAddressOf(id),
      shipping: (await shippingOf(id)) ?? { last_name: lastName, first_name: firstName },
      canCheckout: await hasScanned(id),
      // A page whose answer got lost asks under the key it sent.
      placed: placed ?? (await orderUnderKey(id, ctx.request.header('idempotency-key'))),
    })
  }

  async store(ctx: HttpContext) {
    const body = ctx.request.body()
    const { shipping, items } = await ctx.request.validateUsing(checkoutValidator, {
      data: body,
    })
    const { id, email } = memberOf(ctx)
    const { answer, replayed } = await placeOrder({
      buyer: { id, email, locale: localeOf(ctx) },
      shipping,
      items,
      key: idempotencyKeyOf(ctx.request),
      bodyHash: bodyHash(body),
    })
    if (replayed) ctx.response.header('Idempotent-Replay', 'true')
    if (ctx.request.accepts(['html', 'json']) === 'json') {
      return ctx.response.json({ order: answer })
    }
    ctx.session.flash('placed', answer)
    ctx.session.flash('success', ctx.i18n.t('checkout.placed.flash', { order: answer.id }))
    return ctx.response.redirect().toRoute('checkout')
  }
}

/** Where a parcel for the company of the member would go; null where that is not known. */
async function companyAddressOf(memberId: number) {
  const company = await companyOf(memberId)
  if (!company?.zip) return null
  const { tax_number: _number, name: _name, ...address } = company
  return address
}
