import type { HttpContext } from '@adonisjs/core/http'
import { answerUsually } from '#app/shortcut/usual_way'
import { companyOf, shippingOf } from '#auth'
import { checkOut } from '#catalogue/endpoints/checkout'
import { memberOf } from '#catalogue/endpoints/request_facts'
import { hasScanned } from '#points'
import type { PlacedOrder } from '../order_request.js'
import { orderUnderKey } from '../queries/order_under_key.js'
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
    const { i18n, request, response, session } = ctx
    const wanted = await request.validateUsing(checkoutValidator)
    const { body } = await answerUsually(ctx, checkOut, wanted)
    if (request.accepts(['html', 'json']) === 'json') return response.json(body)
    session.flash('placed', body.order)
    session.flash('success', i18n.t('checkout.placed.flash', { order: body.order.id }))
    return response.redirect().toRoute('checkout')
  }
}

/** Where a parcel for the company of the member would go; null where that is not known. */
async function companyAddressOf(memberId: number) {
  const company = await companyOf(memberId)
  if (!company?.zip) return null
  const { tax_number: _number, name: _name, ...address } = company
  return address
}
