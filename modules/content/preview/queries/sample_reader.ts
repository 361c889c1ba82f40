import { urlFor } from '@adonisjs/core/services/url_builder'
import { settings } from '#app/settings/settings'
import type { Locale } from '#config/i18n'
import { footerLinks, menuFor } from '#content/menus/navigation'

/** Points of the member who does not exist. */
const POINTS = 1250

/** What stands around a page for somebody who does not exist: a guest, or a member with some points. */
export async function sampleReader(reader: 'guest' | 'member', locale: Locale) {
  const member = reader === 'member' ? { id: 0 } : null
  const { product_name: productName, community_link: communityLink } = await settings()
  return {
    shared: {
      locale,
      security: { user: member },
      points: member && POINTS,
      cart: null,
      nextGift: null,
      menu: await menuFor(locale, member),
      footerLinks: await footerLinks(locale, member),
      productName,
      communityLink,
    },
    personal: { referral_link: member && urlFor('register', {}, { qs: { ref: 'MINTA' } }) },
  }
}
