import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { partsMax } from '#notifications/campaigns/actions/refuse_unsendable'
import { smsOf } from '#notifications/campaigns/campaign_sms'
import { smsMoney } from '#notifications/campaigns/queries/price_of_campaign'
import { smsValidator } from '#notifications/campaigns/validators/campaign_validator'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { settings } from '#app/settings/settings'

/** As long as the numbers of campaigns become for years. */
const NUMBER_LIKE = 99_999

/** How the SMS of a campaign would look and what they would cost, for whoever is writing it; reads only. */
export default class SmsPreviewsController {
  async show({ request }: HttpContext) {
    const given = await smsValidator.validate(request.body())
    const { only_language: only, action = null } = given
    const written = (language: 'hu' | 'en') =>
      (only && only !== language ? '' : given[`sms_${language}`]) ?? ''
    const texts = { smsHu: written('hu'), smsEn: written('en'), action }
    const campaign = { ...texts, id: given.id ?? NUMBER_LIKE }
    const { isReady: is_ready } = await app.container.make(SmsGateway)
    const { campaign_sms_price_max: price_max } = await settings()
    const [hu, en] = await Promise.all([smsOf(campaign, 'hu'), smsOf(campaign, 'en')])
    const { partPrice: part_price, partsOfDay: parts_of_day } = smsMoney()
    const money = { part_price, parts_of_day, price_max }
    return { data: { id: 0, is_ready, hu, en, parts_max: partsMax(), ...money } }
  }
}
