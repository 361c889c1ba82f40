import { isDatabaseStalled } from '#app/database/stall_watch'
import { settings } from '#app/settings/settings'
import { cartOf, nextGiftOf, type Cart } from '#catalogue'
import { footerLinks, menuFor } from '#content'
import { pushPublicKey, unreadOf } from '#notifications'
import { rulesStateOf } from '#promo'
import type { Locale } from '#config/i18n'

/** Who reads a page; null is a guest. */
interface Reader {
  member: { id: number } | null
  locale: Locale
}

/** What every page has besides its own properties. What is a function is only computed when asked for. */
export async function sharedProperties({ member, locale }: Reader) {
  const shop = await settings()
  // The cart knows the balance; both properties come from one statement.
  let reading: Promise<Cart> | undefined
  // Whoever is told that the database is silent is told without what is read from it.
  const isServed = member !== null && !isDatabaseStalled()
  const cart = async () => (isServed ? (reading ??= cartOf(member.id, locale)) : null)
  const nextGift = async () => {
    const points = (await cart())?.available_points
    return member && points !== undefined ? nextGiftOf({ id: member.id, points }, locale) : null
  }
  const asksRules = async () => {
    if (!isServed) return false
    const { isActive, hasConsent, popupDismissed } = await rulesStateOf(member.id)
    return isActive && !hasConsent && !popupDismissed
  }
  return {
    asksRules,
    notificationCount: async () => (isServed ? unreadOf(member.id) : null),
    points: async () => (await cart())?.available_points ?? null,
    cart,
    nextGift,
    menu: () => menuFor(locale, member),
    footerLinks: () => footerLinks(locale, member),
    productName: shop.product_name,
    communityLink: shop.community_link,
    pushPublicKey: member ? await pushPublicKey() : null,
    errorModals: shop.error_modals,
    vitalsShare: shop.vitals_share,
  }
}
