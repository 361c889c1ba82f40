import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { settings } from '#app/settings/settings'
import type { Locale } from '#config/i18n'

/** One entry of the header menu, ready for the page. */
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

/** One link of the footer. */
export type FooterLink = {
  title: string
  url: string
}

interface Titles {
  title_hu: string
  title_en: string
}
type MenuRow = Titles & Omit<MenuLink, 'title'> & { audience: 'guest' | 'member' | 'all' }
type FooterRow = Titles & { url: string }

/** What a link of the settings must look like to be followed. */
const WEB_ADDRESS = /^https?:\/\//

/** How long a process trusts what it read, in ms; another process may have changed a row. */
const TRUST_MS = 10_000

interface Known {
  at: number
  menu: MenuRow[]
  footer: FooterRow[]
  /** Finished lists by language and audience. */
  lists: Map<string, MenuLink[] | FooterLink[]>
}
let known: Known | null = null

/** The header menu of a guest or a member, in order. Answered from memory. */
export async function menuFor(locale: Locale, member: unknown): Promise<MenuLink[]> {
  const { menu, lists } = await read()
  const audience = member ? 'member' : 'guest'
  const { community_link: group } = await settings()
  return remembered(lists, `menu ${locale} ${audience} ${group}`, () =>
    menu
      .filter((row) => row.audience === 'all' || row.audience === audience)
      .map(({ key, uri, external_uri, event, ...titles }) => ({
        key,
        title: titleIn(titles, locale),
        ...placeOf({ key, uri, external_uri }, group),
        event,
      }))
  ) as MenuLink[]
}

/** The links of the footer, in order. Answered from memory. */
export async function footerLinks(locale: Locale): Promise<FooterLink[]> {
  const { footer, lists } = await read()
  return remembered(lists, `footer ${locale}`, () =>
    footer.map((row) => ({ title: titleIn(row, locale), url: row.url }))
  ) as FooterLink[]
}

/** Makes the next reader ask the database; call it after staff changed an entry. */
export function forgetNavigation(): void {
  known = null
}

async function read(): Promise<Known> {
  if (known && clock.now() - known.at < TRUST_MS) return known
  const menu = await shopReader().rows<MenuRow>(
    `SELECT key, audience, title_hu, title_en, uri, external_uri, event
     FROM menu_entries WHERE is_shown = 1 ORDER BY position, id`
  )
  const footer = await shopReader().rows<FooterRow>(
    'SELECT title_hu, title_en, url FROM footer_links ORDER BY position, id'
  )
  known = { at: clock.now(), menu, footer, lists: new Map() }
  return known
}

/** The community lives in its group; without one the page about it stands in. */
function placeOf(
  { key, uri, external_uri }: Pick<MenuLink, 'key' | 'uri' | 'external_uri'>,
  group: string
) {
  const isGroup = key === 'community' && WEB_ADDRESS.test(group)
  return isGroup ? { uri: null, external_uri: group } : { uri, external_uri }
}

function remembered<Value>(lists: Map<string, Value>, key: string, make: () => Value): Value {
  if (!lists.has(key)) lists.set(key, make())
  return lists.get(key)!
}

function titleIn(row: Titles, locale: Locale): string {
  return locale === 'hu' ? row.title_hu || row.title_en : row.title_en || row.title_hu
}
