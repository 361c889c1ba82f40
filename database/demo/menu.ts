/** Who sees a menu entry. */
export type MenuAudience = 'guest' | 'member' | 'everyone'

/** One entry of the header menu; exactly one of `uri` and `external_uri` is set. */
export type MenuEntryRecord = {
  key: string
  title_hu: string
  title_en: string
  uri: string | null
  external_uri: string | null
  analytics_event: string
  audience: MenuAudience
  is_active: boolean
  position: number
}

type Draft = [
  key: string,
  title_hu: string,
  title_en: string,
  address: string,
  audience: MenuAudience,
]

/** Entries whose page the shop does not serve yet; staff switch them on when it does. */
const notServedYet = new Set(['promotion', 'article-categories', 'faq'])

const drafts: Draft[] = [
  ['home', 'Kezdőlap', 'Home', '/', 'everyone'],
  ['profile', 'Profil', 'Profile', '/profil', 'member'],
  ['point-collection', 'Pontgyűjtés', 'Collect points', '/pontgyujtes', 'member'],
  ['product-categories', 'Ajándékok', 'Gifts', '/ajandekok/kategoriak', 'member'],
  ['promotion', 'Születésnapi játék', 'Birthday game', '/szulinap', 'everyone'],
  ['article-categories', 'Tudásbázis', 'Knowledge base', '/tudasbazis', 'member'],
  ['community', 'Közösség', 'Community', 'https://community.mesterpont.example/', 'everyone'],
  ['faq', 'Gyakori kérdések', 'Questions', '/gyik', 'everyone'],
  ['contact', 'Kapcsolat', 'Contact', '/kapcsolat', 'everyone'],
  ['counseling', 'Tanácsadás', 'Counselling', '/tanacsadas', 'everyone'],
  ['login', 'Belépés', 'Log in', '/belepes', 'guest'],
  ['register', 'Regisztráció', 'Register', '/regisztracio', 'guest'],
]

/** The header menu of the demo shop. */
export const menuEntries: MenuEntryRecord[] = drafts.map(
  ([key, title_hu, title_en, address, audience], index) => ({
    key,
    title_hu,
    title_en,
    uri: address.startsWith('/') ? address : null,
    external_uri: address.startsWith('/') ? null : address,
    analytics_event: `menu_${key.replaceAll('-', '_')}`,
    audience,
    is_active: !notServedYet.has(key),
    position: (index + 1) * 10,
  })
)
