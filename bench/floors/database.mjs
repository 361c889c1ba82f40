import Database from 'better-sqlite3'
import {
  ARTICLE_CATEGORY,
  ARTICLE_PICTURE,
  ARTICLES,
  articleBlocks,
  articleSlug,
  articleTexts,
} from '../shop/article_texts.mjs'

/** The floor's own tables: what the shop's statements touch, and nothing else. */
const TABLES = `
  CREATE TABLE sessions (id TEXT PRIMARY KEY, payload TEXT, expires_at INTEGER, member_id INTEGER);
  CREATE TABLE members (id INTEGER PRIMARY KEY, email TEXT UNIQUE, password TEXT, locale TEXT, first_name TEXT,
    last_name TEXT, phone_verified_at INTEGER, registered_at INTEGER);
  CREATE TABLE codes (code TEXT PRIMARY KEY, scans INTEGER NOT NULL CHECK (scans <= 1));
  CREATE TABLE scans (code TEXT, member_id INTEGER, entry_id INTEGER, PRIMARY KEY (code, member_id));
  CREATE TABLE balances (member_id INTEGER PRIMARY KEY, points INTEGER CHECK (points >= 0));
  CREATE TABLE ledger_entries (id INTEGER PRIMARY KEY, member_id INTEGER, points INTEGER,
    source TEXT, reference TEXT UNIQUE, balance_after INTEGER, occurred_at INTEGER);
  CREATE TABLE products (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, title TEXT, price INTEGER,
    short_description TEXT, picture TEXT, position INTEGER);
  CREATE TABLE stock_items (product_id INTEGER PRIMARY KEY, qty INTEGER);
  CREATE TABLE variation_values (id INTEGER PRIMARY KEY, product_id INTEGER, title TEXT);
  CREATE INDEX values_of_product ON variation_values (product_id);
  CREATE TABLE cart_items (id INTEGER PRIMARY KEY, member_id INTEGER, hash TEXT, product_id INTEGER,
    quantity INTEGER, UNIQUE (member_id, hash));
  CREATE TABLE orders (id INTEGER PRIMARY KEY, member_id INTEGER, idempotency_key TEXT,
    total INTEGER, shipping TEXT, placed_at INTEGER, UNIQUE (member_id, idempotency_key));
  CREATE TABLE order_lines (id INTEGER PRIMARY KEY, order_id INTEGER, product_id INTEGER,
    title TEXT, price INTEGER, quantity INTEGER);
  CREATE TABLE companies (member_id INTEGER PRIMARY KEY, tax_number TEXT, name TEXT, zip TEXT, city TEXT,
    address TEXT);
  CREATE TABLE shippings (member_id INTEGER PRIMARY KEY, name TEXT, zip TEXT, city TEXT, address TEXT);
  CREATE TABLE consents (member_id INTEGER, purpose TEXT, given_at INTEGER, PRIMARY KEY (member_id, purpose));
  CREATE INDEX sessions_of_member ON sessions (member_id);
  CREATE TABLE consent_changes (id INTEGER PRIMARY KEY, member_id INTEGER, purpose TEXT, given INTEGER,
    changed_at INTEGER, place TEXT, text TEXT);
  CREATE INDEX changes_of_member ON consent_changes (member_id, id);
  CREATE TABLE invitations (invitee_id INTEGER PRIMARY KEY, inviter_id INTEGER, state TEXT, points INTEGER,
    decided_at INTEGER);
  CREATE INDEX invitations_of_member ON invitations (inviter_id, invitee_id);
  CREATE TABLE remembered (id INTEGER PRIMARY KEY, member_id INTEGER, browser TEXT, expires_at INTEGER);
  CREATE INDEX remembered_of_member ON remembered (member_id);
  CREATE TABLE wishes (member_id INTEGER, product_id INTEGER, PRIMARY KEY (member_id, product_id));
  CREATE TABLE notifications (id INTEGER PRIMARY KEY, member_id INTEGER, read_at INTEGER);
  CREATE INDEX notifications_of_member ON notifications (member_id, read_at);
  CREATE TABLE article_categories (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, title TEXT);
  CREATE TABLE articles (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, category_id INTEGER, title TEXT, lead TEXT,
    picture TEXT, content TEXT, shown_at INTEGER);
  CREATE INDEX articles_of_category ON articles (category_id, shown_at);
  CREATE TABLE outbox (id INTEGER PRIMARY KEY, topic TEXT, dedupe_key TEXT UNIQUE, payload TEXT)`

/** Durable as the shop; the memory is what the floor of the design was measured with. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'cache_size = -200000',
  'mmap_size = 1073741824',
]

/** argon2id of `jelszo-1234` with the shop's settings. */
const PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$Md74nP7S4JUfAIeHeuAxCA$zh6s8y5hULBw9TlbqcRwQF6H5rdE7JHp9xb8suFSc4w'
const MEMBERS = 100_000
const PRODUCTS = 240

/** Opens a filled database with the shop's durability settings. */
export function openFloor(path) {
  const db = new Database(path)
  for (const pragma of PRAGMAS) db.pragma(pragma)
  return db
}

/**
 * Makes the floor's database with some rows, and scans of earlier years in no order.
 *
 * @returns its path
 */
export function fillFloor(path, earlierScans) {
  const db = new Database(path)
  db.exec(TABLES)
  const member = db.prepare(`INSERT INTO members VALUES (?, ?, ?, 'hu', 'Gábor', 'Szűcs', 1, 1)`)
  const balance = db.prepare('INSERT INTO balances VALUES (?, 1000000000)')
  const session = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
  const company = db.prepare(
    "INSERT INTO companies VALUES (?, '10537914-4-44', 'Szűcs Kft.', '1119', 'Budapest', 'Fehérvári út')"
  )
  const shipping = db.prepare(
    "INSERT INTO shippings VALUES (?, 'Szűcs Gábor', '1119', 'Budapest', 'Fehérvári út')"
  )
  const consent = db.prepare("INSERT INTO consents VALUES (?, 'marketing_email', 1)")
  const product = db.prepare('INSERT INTO products VALUES (?, ?, ?, 10, ?, ?, ?)')
  const stock = db.prepare('INSERT INTO stock_items VALUES (?, NULL)')
  db.transaction(() => {
    for (let id = 1; id <= MEMBERS; id++) {
      member.run(id, `tag${id}@pelda.hu`, PASSWORD)
      balance.run(id)
      for (const table of [company, shipping, consent]) table.run(id)
      session.run(`s${id}`, JSON.stringify({ auth_member: id }), Date.now() + 1e8, id)
    }
    for (let id = 1; id <= PRODUCTS; id++) {
      product.run(id, `p${id}`, `Munkássapka ${id}`, 'Rövid leírás', `picture-${id}`, id)
      stock.run(id)
    }
    const article = db.prepare('INSERT INTO articles VALUES (?, ?, 1, ?, ?, ?, ?, ?)')
    db.exec(`INSERT INTO article_categories VALUES (1, '${ARTICLE_CATEGORY}', 'Festés')`)
    const content = JSON.stringify(articleBlocks(ARTICLE_PICTURE))
    for (let at = 0; at < ARTICLES; at++) {
      const { title_hu: title, lead_hu: lead } = articleTexts(at)
      article.run(at + 1, articleSlug(at), title, lead, ARTICLE_PICTURE, content, at)
    }
    db.exec(scansOf(earlierScans))
  })()
  db.close()
  return path
}

/** Codes as random as a tag makes them, members in turn. */
function scansOf(count) {
  if (!count) return ''
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  return `CREATE TEMP TABLE earlier AS
      ${numbers} SELECT i, hex(randomblob(8)) AS code, 1 + i * 7919 % ${MEMBERS} AS member FROM n;
    INSERT INTO codes SELECT code, 1 FROM earlier;
    INSERT INTO ledger_entries (id, member_id, points, source, reference, balance_after, occurred_at)
      SELECT i, member, 1, 'qrcode', 'scan:' || code || ':' || member, 1, 1 FROM earlier;
    INSERT INTO scans SELECT code, member, i FROM earlier;
    DROP TABLE earlier`
}
