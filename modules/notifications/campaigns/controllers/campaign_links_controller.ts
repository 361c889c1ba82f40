import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { networkOf } from '#app/http/network'
import { consumeInTurn } from '#app/limits/limit'
import { countClick } from '../actions/count_reactions.js'
import { pathsOf } from '../campaign_text.js'
import { CLICKS_OF_ALL, CLICKS_PER_NETWORK } from '../constants.js'
import Campaign from '../models/campaign.js'

/** The cookie with a visitor's word about measuring, as the page keeps it. @source requirements Z-15 */
const CONSENT_COOKIE = 'measuring'

/** Links of campaigns: they lead on to the page meant, and nowhere else. */
export default class CampaignLinksController {
  async show({ params, request, response }: HttpContext) {
    const campaign = await Campaign.find(Number(params.campaign))
    if (!campaign || campaign.state === 'draft') throw new NotFound()
    const path = pathsOf(campaign)[Number(params.link)]
    if (path === undefined) throw new NotFound()
    if (await isCounted(request)) await countClick(campaign.id)
    return response.redirect().toPath(path)
  }
}

/** Who did not agree to be measured is not counted, nor what a browser fetches before anybody clicks. */
async function isCounted(request: HttpContext['request']): Promise<boolean> {
  const consent: unknown = request.plainCookie(CONSENT_COOKIE, { encoded: false })
  if (consent !== 'granted') return false
  if (request.header('sec-purpose') ?? request.header('purpose')) return false
  const { allowed } = await consumeInTurn([
    [`campaign-click:${networkOf(request.ip())}`, CLICKS_PER_NETWORK],
    ['campaign-clicks', CLICKS_OF_ALL],
  ])
  return allowed
}
