// The floor of writes: raw node:http over the same kind of statements, without sessions, checks or
// validation. usage: PORT=… FOLDER=… node raw_server.mjs
import { createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { verify } from 'argon2'
import { openFloor } from './database.mjs'

const db = openFloor(join(process.env.FOLDER, 'floor.sqlite'))
const prepare = (sql) => db.prepare(sql)
const begin = prepare('BEGIN IMMEDIATE')
const commit = prepare('COMMIT')
const code = prepare(`INSERT INTO codes VALUES (?, 1) ON CONFLICT (code)
  DO UPDATE SET scans = scans + 1 WHERE scans < 1 RETURNING scans`)
const balance = prepare(`UPDATE balances SET points = points + ?
  WHERE member_id = ? AND points + ? >= 0 RETURNING points`)
const entry = prepare(`INSERT INTO ledger_entries
  (member_id, points, source, reference, balance_after, occurred_at) VALUES (?, ?, ?, ?, ?, ?)`)
const scan = prepare('INSERT INTO scans VALUES (?, ?, ?)')
const put = prepare(`INSERT INTO cart_items (member_id, hash, product_id, quantity)
  VALUES (?, ?, ?, ?) ON CONFLICT (member_id, hash)
  DO UPDATE SET quantity = MIN(99, cart_items.quantity + excluded.quantity) RETURNING quantity`)
const cart = prepare(`SELECT c.id, c.hash, c.quantity, p.id AS product, p.title, p.price, p.picture,
  s.qty FROM cart_items c JOIN products p ON p.id = c.product_id
  JOIN stock_items s ON s.product_id = p.id WHERE c.member_id = ? ORDER BY c.id`)
const take = prepare(`UPDATE stock_items SET qty = CASE WHEN qty IS NULL THEN NULL ELSE qty - ? END
  WHERE product_id = ? AND (qty IS NULL OR qty >= ?) RETURNING qty`)
const order = prepare(`INSERT INTO orders (member_id, idempotency_key, total, shipping, placed_at)
  VALUES (?, ?, ?, ?, ?)`)
const line = prepare(`INSERT INTO order_lines (order_id, product_id, title, price, quantity)
  VALUES (?, ?, ?, ?, ?)`)
const mail = prepare('INSERT INTO outbox (topic, dedupe_key, payload) VALUES (?, ?, ?)')
const empty = prepare('DELETE FROM cart_items WHERE id = ?')

function move(member, points, source, reference) {
  const { points: after } = balance.get(points, member, points)
  return {
    after,
    id: entry.run(member, points, source, reference, after, Date.now()).lastInsertRowid,
  }
}

const memberOf = prepare('SELECT id, password FROM members WHERE email = ?')
const session = prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')

async function logIn({ email, password }) {
  const found = memberOf.get(email)
  if (!(await verify(found.password, password))) throw new Error('The password should fit')
  const id = randomUUID()
  session.run(id, JSON.stringify({ auth_member: found.id }), Date.now() + 1e8, found.id)
  return { session: id }
}

function scanOne({ member, code: text }) {
  code.get(text)
  const { after, id } = move(member, 1, 'qrcode', `scan:${text}:${member}`)
  scan.run(text, member, id)
  return { points: 1, balance: after }
}

let waiting = []
function commitGroup() {
  const group = waiting
  waiting = []
  begin.run()
  const answers = group.map(({ body }) => scanOne(body))
  commit.run()
  group.forEach(({ response }, place) => send(response, answers[place]))
}

function alone(work) {
  begin.run()
  const answer = work()
  commit.run()
  return answer
}

function addToCart({ member, product }) {
  return alone(() => {
    put.get(member, `h${product}`, product, 1)
    return { items: cart.all(member) }
  })
}

function checkOut({ member, key, shipping }) {
  return alone(() => {
    const items = cart.all(member)
    const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
    const { after } = move(member, -total, 'redeem', `order:${member}:${key}`)
    for (const item of items) take.get(item.quantity, item.product, item.quantity)
    const { lastInsertRowid } = order.run(member, key, total, JSON.stringify(shipping), Date.now())
    for (const item of items) {
      line.run(lastInsertRowid, item.product, item.title, item.price, item.quantity)
      empty.run(item.id)
    }
    mail.run('mail', `order:${lastInsertRowid}`, JSON.stringify({ items }))
    return { order: Number(lastInsertRowid), points: after }
  })
}

function send(response, answer) {
  const text = JSON.stringify(answer)
  const length = Buffer.byteLength(text)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
  response.end(text)
}

const codeKey = createSecretKey(Buffer.alloc(32, 7))
const TAG_BYTES = 5
const tries = new Map()

/** What tells a guess from a sticker, and a count of the guesses. */
function judge({ member, code: text }) {
  tries.set(member, (tries.get(member) ?? 0) + 1)
  const digest = createHmac('sha256', codeKey).update(text).digest().subarray(0, TAG_BYTES)
  const given = Buffer.from(text.slice(-2 * TAG_BYTES), 'hex')
  return { valid: given.length === TAG_BYTES && timingSafeEqual(digest, given) }
}

const routes = { '/cart': addToCart, '/checkout': checkOut, '/login': logIn, '/guess': judge }

createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
    if (request.url !== '/scan') return send(response, await routes[request.url](body))
    if (waiting.push({ body, response }) === 1) setImmediate(commitGroup)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
