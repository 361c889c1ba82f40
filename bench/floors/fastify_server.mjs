// The floor of a member page: Fastify with session, member and grid by prepared statements.
// usage: PORT=… FOLDER=… node fastify_server.mjs
import { join } from 'node:path'
import fastify from 'fastify'
import { openFloor } from './database.mjs'

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

const server = fastify()
server.get('/page', (request) => {
  const id = /s=(s\d+)/.exec(request.headers.cookie)[1]
  const { payload } = session.get(id, Date.now())
  const user = member.get(JSON.parse(payload).auth_member)
  const count = total.get().total
  return {
    component: 'catalogue/products',
    url: request.url,
    version: '1',
    props: {
      security: { user: { id: user.id } },
      points: points.get(user.id).points,
      cart: { items: cart.all(user.id) },
      locale: user.locale,
      products: {
        data: grid.all(PER_PAGE, 0),
        current_page: 1,
        last_page: Math.ceil(count / PER_PAGE),
        per_page: PER_PAGE,
      },
    },
  }
})
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
