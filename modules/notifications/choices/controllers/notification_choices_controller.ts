import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { suppressionsOf } from '#notifications/bounces/main'
import { smsOfferTo } from '#notifications/sms/sms_offer'
import { saveChoices } from '../actions/save_choices.js'
import { choicesOf, type Choices } from '../queries/choices_of.js'
import { choicesValidator } from '../validators/choices_validator.js'

/** How the member who asks wants to be told. */
export default class NotificationChoicesController {
  async show({ auth, inertia }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { id, email } = member
    const [choices, resting, sms] = await Promise.all([
      choicesOf([id]),
      suppressionsOf(email),
      smsOfferTo(member),
    ])
    const { switches, quiet } = choices(id)
    const mailbox = resting.length ? { email, reason: resting[0].reason } : null
    return inertia.render('notifications/choices', { switches, quiet, mailbox, sms })
  }

  async update({ auth, request, response }: HttpContext) {
    const { id } = auth.use('member').getUserOrFail()
    const choices = await request.validateUsing(choicesValidator)
    await transaction((trx) => saveChoices(trx, id, choices as Choices))
    return response.redirect().toRoute('notifications.choices')
  }
}
