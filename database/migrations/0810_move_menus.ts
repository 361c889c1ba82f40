import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { defaultFooterLinks, defaultMenu } from '../default_content.js'
import { insertRecord } from '../insert_record.js'

/** Pages of the shop by their addresses, as links name them. */
const ROUTES: Record<string, string> = {
  '/': 'home',
  '/profil': 'profile',
  '/pontgyujtes': 'point-collection',
  '/ajandekok': 'products',
  '/ajandekok/kategoriak': 'product-categories',
  '/rendelesek': 'orders',
  '/szulinap': 'birthday-promo',
  '/tudasbazis': 'article-categories',
  '/gyik': 'faq',
  '/belepes': 'login',
  '/regisztracio': 'register',
}
/** The links that a footer always has, by the addresses they had. */
const FOOTER_KEYS: Record<string, string> = {
  '/altalanos-reszveteli-feltetelek': 'terms',
  '/adatvedelmi-tajekoztato': 'privacy',
  '/suti-tajekoztato': 'cookies',
}
/** Its page exists now: it hides by itself until there is an article. */
const WAITED = 'article-categories'
/** What the default entries lacked until members could follow their orders. */
const ORDERS = {
  key: 'orders',
  audience: 'member',
  title_en: 'My orders',
  title_hu: 'Rendeléseim',
  uri: '/rendelesek',
}
const TITLE_MAX = 100
const EVENT = /^[a-z0-9_]{1,60}$/
const KEY = /^[a-z0-9][a-z0-9-]{0,36}$/
const ALWAYS = { from: null, until: null }

/** Menu and footer become content records: what they were is their first version, and is live. */
export default class extends BaseSchema {
  async up() {
    this.defer(moveMenus)
    for (const table of ['menu_entries', 'footer_links']) this.schema.dropTable(table)
  }

  async down() {
    throw new Error('Menu and footer are content records for good: put a backup back')
  }
}

async function moveMenus(db: QueryClientContract) {
  const at = Date.now()
  const linkTo = await links(db)
  const inOrder = (table: string) => db.from(table).orderBy('position').orderBy('id')
  const used = new Set<string>()
  const keyOf = (wanted: string) => {
    let key = KEY.test(wanted) ? wanted : `link-${used.size + 1}`
    for (let number = 2; used.has(key); number++) key = `${key}-${number}`
    used.add(key)
    return key
  }
  const menu = (await inOrder('menu_entries')).map((entry) => ({
    key: keyOf(entry.key),
    audience: entry.audience,
    title_hu: entry.title_hu.slice(0, TITLE_MAX),
    title_en: entry.title_en.slice(0, TITLE_MAX),
    link: linkTo(entry.uri ?? entry.external_uri),
    event: EVENT.test(entry.event) ? entry.event : null,
    is_shown: Boolean(entry.is_shown) || entry.key === WAITED,
    ...ALWAYS,
  }))
  for (const lost of [...defaultMenu, ORDERS].filter(({ key }) => !used.has(key))) {
    const { uri, ...entry } = lost
    menu.push({ ...entry, link: linkTo(uri), event: null, is_shown: false, ...ALWAYS })
  }
  used.clear()
  const footer = (await inOrder('footer_links')).map((link, index) => ({
    key: keyOf(FOOTER_KEYS[link.url] ?? `link-${index + 1}`),
    audience: 'all',
    title_hu: link.title_hu.slice(0, TITLE_MAX),
    title_en: link.title_en.slice(0, TITLE_MAX),
    link: linkTo(link.url),
    event: null,
    is_shown: true,
    ...ALWAYS,
  }))
  for (const { url, ...titles } of defaultFooterLinks.filter(
    (one) => !used.has(FOOTER_KEYS[one.url])
  )) {
    const key = FOOTER_KEYS[url]
    footer.push({
      key,
      audience: 'all',
      ...titles,
      link: linkTo(url),
      event: null,
      is_shown: false,
      ...ALWAYS,
    })
  }
  const record = { position: 10, titles: ['', ''] as [string, string], at, publishedAt: at }
  for (const [kind, entries] of Object.entries({ menu, footer })) {
    await insertRecord(db, { ...record, key: randomUUID(), kind, body: { entries } })
  }
}

/** How an address is kept: a page by its key, so that the link follows when its address changes. */
async function links(db: QueryClientContract) {
  const pages = await db
    .from('content_slugs')
    .join('content_records', 'content_records.id', 'content_slugs.record_id')
    .where('content_slugs.scope', 'page')
    .select('content_slugs.slug', 'content_records.key')
  const keys = new Map(pages.map(({ slug, key }) => [`/${slug}`, key]))
  return (address: string) => {
    if (keys.has(address)) return { to: 'record', key: keys.get(address) }
    if (ROUTES[address]) return { to: 'route', name: ROUTES[address], params: {} }
    return { to: 'url', url: address }
  }
}
