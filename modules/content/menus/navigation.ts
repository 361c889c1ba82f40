import { cached } from '#app/database/cached'
import { inLanguage } from '#app/in_language'
import { settings } from '#app/settings/settings'
import type { Locale } from '#config/i18n'
import { shownEntries, type ShownEntry } from './shown_entries.js'

/** One entry of the header menu, ready for the page. @source requirements D-37 */
export type MenuLink = {
  /** What the entry is about, for its icon: `profile`, `faq`. */
  key: string
  title: string
  /** Inside the shop; null where `external_uri` leads outside. */
  uri: string | null
  external_uri: string | null
  /** Name of the analytics event of a click. */
  event: string
}

/** One link of the footer, ready for the page. @source requirements D-37 */
export type FooterLink = { title: string; url: string }

/** What a link of the settings must look like to be followed. */
const WEB_ADDRESS = /^https?:\/\//

/** Entries of menu and footer, and the lists made of them by language and audience. */
const navigation = cached(async () => ({
  ...(await shownEntries()),
  menus: new Map<string, MenuLink[]>(),
  footers: new Map<string, FooterLink[]>(),
}))

/** The header menu of a guest or a member, in order. Answered from memory. */
export async function menuFor(locale: Locale, member: unknown): Promise<MenuLink[]> {
  const { menu, menus } = await navigation.get()
  const { community_link: group } = await settings()
  return remembered(menus, `${locale} ${audienceOf(member)} ${group}`, () =>
    forReader(menu, member).map((entry) => ({
      key: entry.key,
      title: titleOf(entry, locale),
      ...placeOf(entry, group),
      event: entry.event || `menu_${entry.key.replaceAll('-', '_')}`,
    }))
  )
}

/** The links of the footer, in order. Answered from memory. */
export async function footerLinks(locale: Locale, member: unknown): Promise<FooterLink[]> {
  const { footer, footers } = await navigation.get()
  return remembered(footers, `${locale} ${audienceOf(member)}`, () =>
    forReader(footer, member).map((entry) => ({ title: titleOf(entry, locale), url: entry.href }))
  )
}

/** Makes the next reader ask the database; whoever changes what is live calls it after the commit. */
export const forgetNavigation = navigation.forget

const audienceOf = (member: unknown) => (member ? 'member' : 'guest')

function forReader(entries: ShownEntry[], member: unknown): ShownEntry[] {
  return entries.filter(({ audience }) => audience === 'all' || audience === audienceOf(member))
}

const titleOf = ({ title_hu, title_en }: ShownEntry, locale: Locale) =>
  inLanguage(locale, title_hu ?? '', title_en ?? '')

/** The community lives in its group; without one the page about it stands in. */
function placeOf({ key, href }: ShownEntry, group: string) {
  const target = key === 'community' && WEB_ADDRESS.test(group) ? group : href
  const isInside = target.startsWith('/')
  return { uri: isInside ? target : null, external_uri: isInside ? null : target }
}

function remembered<Value>(lists: Map<string, Value>, key: string, make: () => Value): Value {
  if (!lists.has(key)) lists.set(key, make())
  return lists.get(key)!
}
