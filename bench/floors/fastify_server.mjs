// The floor of member pages: Fastify with session, member and what a page shows by prepared statements.
// usage: PORT=… FOLDER=… node fastify_server.mjs
import { join } from 'node:path'
import fastify from 'fastify'
import { openFloor } from './database.mjs'
import { ARTICLE_CATEGORY } from '../shop/article_texts.mjs'
import { giftPage } from './gift_page.mjs'

const PER_PAGE = 12
const db = openFloor(join(process.env.FOLDER, 'floor.sqlite'))
const session = db.prepare(
  'SELECT payload, expires_at FROM sessions WHERE id = ? AND expires_at > ?'
)
const member = db.prepare('SELECT * FROM members WHERE id = ?')
const points = db.prepare('SELECT points FROM balances WHERE member_id = ?')
const cart = db.prepare('SELECT * FROM cart_items WHERE member_id = ?')
const total = db.prepare('SELECT COUNT(*) AS total FROM products')
const grid =
  db.prepare(`SELECT p.id, p.slug, p.title, p.price, p.short_description, p.picture, s.qty
  FROM products p JOIN stock_items s ON s.product_id = p.id ORDER BY p.position LIMIT ? OFFSET ?`)
const bySlug = db.prepare(`SELECT p.*, s.qty FROM products p JOIN stock_items s
  ON s.product_id = p.id WHERE p.slug = ?`)
const values = db.prepare('SELECT id, title FROM variation_values WHERE product_id = ?')
const company = db.prepare('SELECT * FROM companies WHERE member_id = ?')
const shipping = db.prepare('SELECT * FROM shippings WHERE member_id = ?')
const consents = db.prepare('SELECT purpose, given_at FROM consents WHERE member_id = ?')
const logins = db.prepare('SELECT id, expires_at FROM sessions WHERE member_id = ?')
const remembered = db.prepare(
  'SELECT id, browser FROM remembered WHERE member_id = ? AND expires_at > ?'
)
const unread = db.prepare(
  'SELECT COUNT(*) AS count FROM notifications WHERE member_id = ? AND read_at IS NULL'
)
const changes = db.prepare(`SELECT id, purpose, given, changed_at, place, text FROM consent_changes
  WHERE member_id = ? ORDER BY id DESC LIMIT 20`)
const invited = db.prepare(`SELECT COUNT(*) AS total, SUM(state = 'credited') AS confirmed,
  SUM(points) AS points FROM invitations WHERE inviter_id = ?`)
const latestInvited = db.prepare(`SELECT state, points, decided_at FROM invitations
  WHERE inviter_id = ? ORDER BY invitee_id DESC LIMIT 20`)
const wishes = db.prepare(`SELECT p.id, p.slug, p.title, p.price, p.picture FROM wishes w
  JOIN products p ON p.id = w.product_id WHERE w.member_id = ?`)
const booked = db.prepare(`SELECT reference FROM ledger_entries
  WHERE reference IN (SELECT value FROM json_each(?))`)
// Scans have no use for this index, so that their floor goes without it.
db.exec('CREATE INDEX IF NOT EXISTS entries_of_member ON ledger_entries (member_id, id)')
const entries = db.prepare('SELECT COUNT(*) AS count FROM ledger_entries WHERE member_id = ?')
const history =
  db.prepare(`SELECT id, points, source, balance_after, occurred_at FROM ledger_entries
  WHERE member_id = ? ORDER BY id DESC LIMIT ?`)
/** What the profile offers points for. */
const OFFERED = ['birthday', 'name_day', 'phone', 'email', 'research_phone', 'research_email']
/** Entries of a page of history. */
const HISTORY_PER_PAGE = 20

const category = db.prepare('SELECT * FROM article_categories WHERE id = ?')
const categoryBySlug = db.prepare('SELECT * FROM article_categories WHERE slug = ?')
const articleBySlug = db.prepare('SELECT * FROM articles WHERE slug = ?')
const articlesIn = db.prepare('SELECT COUNT(*) AS total FROM articles WHERE category_id = ?')
const cards = db.prepare(`SELECT slug, title, lead, picture FROM articles
  WHERE category_id = ? ORDER BY shown_at DESC LIMIT ? OFFSET ?`)
const others = db.prepare(`SELECT slug, title, lead, picture FROM articles
  WHERE category_id = ? AND id <> ? ORDER BY shown_at DESC LIMIT 3`)

const server = fastify()
server.get('/page', listOf)
server.get('/html', (request, reply) => {
  reply.type('text/html; charset=utf-8')
  return giftPage(listOf(request))
})

server.get('/dialog/:slug', (request) => {
  const user = memberOf(request)
  const found = bySlug.get(request.params.slug)
  return {
    component: 'catalogue/products',
    url: request.url,
    version: '1',
    props: {
      security: { user: { id: user.id } },
      locale: user.locale,
      dialog: {
        component: 'catalogue/product',
        props: { product: { ...found, values: values.all(found.id) } },
      },
    },
  }
})

server.get('/profile', (request) => {
  const user = memberOf(request)
  return {
    component: 'profile/show',
    url: request.url,
    version: '1',
    props: {
      ...sharedOf(user),
      profile: { email: user.email, first_name: user.first_name, last_name: user.last_name },
      company: company.get(user.id),
      shipping: shipping.get(user.id),
      consents: consents.all(user.id),
      consentChanges: changes.all(user.id),
      logins: [...logins.all(user.id), ...remembered.all(user.id, Date.now())],
      unread: unread.get(user.id).count,
      invitations: { ...invited.get(user.id), latest: latestInvited.all(user.id) },
      savings: wishes.all(user.id),
      bonuses: booked.all(JSON.stringify(OFFERED.map((of) => `${of}:${user.id}`))),
      history: {
        data: history.all(user.id, HISTORY_PER_PAGE),
        current_page: 1,
        last_page: Math.ceil(entries.get(user.id).count / HISTORY_PER_PAGE),
        per_page: HISTORY_PER_PAGE,
      },
    },
  }
})
server.get('/articles', (request) => {
  const { id, slug, title } = categoryBySlug.get(ARTICLE_CATEGORY)
  const count = articlesIn.get(id).total
  return {
    component: 'content/article_category',
    url: request.url,
    version: '1',
    props: {
      ...sharedOf(memberOf(request)),
      category: { slug, title },
      articles: {
        data: cards.all(id, PER_PAGE, 0),
        current_page: 1,
        last_page: Math.ceil(count / PER_PAGE),
        per_page: PER_PAGE,
      },
    },
  }
})

server.get('/article/:slug', (request) => {
  const { id, category_id: of, content, ...article } = articleBySlug.get(request.params.slug)
  const { slug, title } = category.get(of)
  return {
    component: 'content/article',
    url: request.url,
    version: '1',
    props: {
      ...sharedOf(memberOf(request)),
      category: { slug, title },
      article: { ...article, content: JSON.parse(content), related: others.all(of, id) },
    },
  }
})
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

function memberOf(request) {
  const id = /s=(s\d+)/.exec(request.headers.cookie)[1]
  const { payload } = session.get(id, Date.now())
  return member.get(JSON.parse(payload).auth_member)
}

/** What every page tells its member. */
function sharedOf(user) {
  return {
    security: { user: { id: user.id } },
    points: points.get(user.id).points,
    cart: { items: cart.all(user.id) },
    locale: user.locale,
  }
}

/** A member's list of gifts, as page data. */
function listOf(request) {
  const user = memberOf(request)
  const count = total.get().total
  return {
    component: 'catalogue/products',
    url: request.url,
    version: '1',
    props: {
      ...sharedOf(user),
      products: {
        data: grid.all(PER_PAGE, 0),
        current_page: 1,
        last_page: Math.ceil(count / PER_PAGE),
        per_page: PER_PAGE,
      },
    },
  }
}
