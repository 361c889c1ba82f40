import { existsSync } from 'node:fs'
import { join } from 'node:path'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { EXIT } from '#cli/exit_codes'
import { newPlace } from '#tests/support/content_folders'
import { givenOtherShop, type OtherShop } from '#tests/support/demo'

type Login = { role: string; email: string; password: string }

/** A filling takes seconds alone and longer beside other work. */
const FILLING_TIMEOUT_MS = 180_000

test.group('Filled demo shop', (group) => {
  let shop: OtherShop
  let logins: Login[]
  const read = <Row>(sql: string, ...values: (string | number)[]) => shop.rows<Row>(sql, values)
  const count = async (from: string) => {
    const [{ n }] = await read<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)
    return Number(n)
  }

  group.setup(async () => {
    shop = await givenOtherShop()
    const { code, stdout, stderr } = await shop.cli('demo', 'fill', '--json', '--if-empty')
    if (code !== 0) throw new Error(stderr)
    logins = JSON.parse(stdout).logins
    return () => shop.remove()
  })
  group.each.timeout(FILLING_TIMEOUT_MS)

  test('[K-15] the points of 50 buckets buy the cap or the squeegee set', async ({ assert }) => {
    const affordable = await read<{ title: string; stock: number }>(
      `SELECT p.title_en AS title, (SELECT sum(qty) FROM stock_items WHERE product_id = p.id)
        AS stock FROM products p, participating_products b
        WHERE b.title_en = 'Flexible joint filler, 5 kg' AND p.price = 50 * b.points
          AND p.published_at IS NOT NULL ORDER BY p.title_en`
    )
    assert.deepEqual(
      affordable.map(({ title }) => title),
      ['Silicone squeegee set', 'Work cap']
    )
    assert.isTrue(affordable.every(({ stock }) => Number(stock) > 0))
  })

  test('the shop is as large as promised', async ({ assert }) => {
    assert.isAtLeast(await count('categories'), 8)
    assert.isAtLeast(await count('products'), 40)
    assert.isAtLeast(await count('variation_values'), 40)
    assert.equal(await count('participating_products'), 12)
    assert.equal(await count("code_batches WHERE state = 'active'"), 3)
    assert.equal(await count('members'), 200)
    assert.isAtLeast(await count('scans'), 2000)
    assert.isAtLeast(await count('orders'), 50)
    assert.equal(await count('void_ranges'), 1)
    assert.equal(await count("harvest_cases WHERE state = 'open'"), 2)
    assert.equal(await count("disputes WHERE state = 'open'"), 3)
  })

  test('[R-04] [U-04] the game of 2025 lasts its six weeks and a day, with two prizes a week and a television, all won', async ({
    assert,
  }) => {
    const [game] = await read<{ id: number; state: string; begins: number; ends: number }>(
      `SELECT id, state, starts_at AS begins, ends_at AS ends FROM promotions WHERE slug = ?`,
      'szulinap-2025'
    )
    assert.equal(game.state, 'published')
    assert.equal(Number(game.begins), Date.parse('2025-05-19T00:00:00+02:00'))
    assert.equal(Number(game.ends), Date.parse('2025-07-01T00:00:00+02:00'))
    type Prize = { draw: string; items: number; name: string; won: number }
    const prizes = await read<Prize>(
      `SELECT d.key AS draw, p.items, p.name_en AS name,
          (SELECT count(*) FROM winners w WHERE w.prize_id = p.id AND w.draw_id = d.id
            AND w.abbreviated_name LIKE '_% _.' AND w.published_at > d.draw_at) AS won
        FROM prizes p JOIN draws d ON d.id = p.draw_id
        WHERE d.promotion_id = ? AND d.state = 'settled' ORDER BY d.draw_at, d.id`,
      game.id
    )
    const weeks = [1, 2, 3, 4, 5, 6].map((week) => [`w${week}`, 2, 2])
    assert.deepEqual(
      prizes.map(({ draw, items, won }) => [draw, Number(items), Number(won)]),
      [...weeks, ['main', 1, 1]]
    )
    assert.match(prizes.at(-1)!.name, /television/)
    const [{ winners }] = await read<{ winners: number }>(
      'SELECT count(DISTINCT member_id) AS winners FROM winners WHERE promotion_id = ?',
      game.id
    )
    assert.equal(Number(winners), 13, 'thirteen prizes, thirteen people')
  })

  test('every product has a picture in every width and form', async ({ assert }) => {
    const pictures = await read<{ picture: string }>(
      `SELECT picture FROM products UNION ALL SELECT picture FROM categories
        UNION ALL SELECT picture FROM participating_products`
    )
    assert.equal(await count('media'), pictures.length)
    for (const { picture } of pictures) {
      for (const width of [320, 640, 960]) {
        for (const form of ['webp', 'avif']) {
          const file = join(shop.storage, 'media', `${picture}-${width}.${form}`)
          assert.isTrue(existsSync(file), file)
        }
      }
    }
  })

  test('balances are the sums of their entries and the year is in order', async ({ assert }) => {
    const drifted = `balances b WHERE points <>
      (SELECT COALESCE(sum(points), 0) FROM ledger_entries WHERE member_id = b.member_id)`
    assert.equal(await count(drifted), 0)
    const disordered = `ledger_entries a JOIN ledger_entries b ON b.id > a.id
      AND b.member_id = a.member_id AND b.occurred_at < a.occurred_at`
    assert.equal(await count(disordered), 0)
    assert.equal(await count(`ledger_entries WHERE occurred_at > ${Date.now()}`), 0)
  })

  test('points verify finds nothing to complain about', async ({ assert }) => {
    const { code, stdout, stderr } = await shop.cli('points', 'verify')
    assert.equal(code, 0, stdout + stderr)
  })

  test('every scan has its entry and stock moved as the orders say', async ({ assert }) => {
    assert.equal(await count("ledger_entries WHERE source = 'qrcode'"), await count('scans'))
    const drifted = `stock_items s WHERE qty IS NOT NULL AND qty <>
      (SELECT COALESCE(sum(delta), 0) FROM stock_movements WHERE stock_item_id = s.id)`
    assert.equal(await count(drifted), 0)
    assert.equal(
      await count("orders WHERE status = 'cancelled'"),
      await count("ledger_entries WHERE source = 'cancelled_order'")
    )
  })

  test('the three logins work and their passwords are new every time', async ({ assert }) => {
    assert.deepEqual(
      logins.map(({ role }) => role),
      ['member', 'admin', 'marketing']
    )
    const stored = await read<{ email: string; password: string }>(
      `SELECT email, password FROM staff_members UNION ALL
        SELECT email, password FROM members WHERE password IS NOT NULL`
    )
    assert.sameMembers(
      stored.map(({ email }) => email),
      logins.map(({ email }) => email)
    )
    for (const { email, password } of logins) {
      const known = stored.find((one) => one.email === email)!
      assert.isTrue(await hash.verify(known.password, password), email)
    }
    assert.lengthOf(new Set(logins.map(({ password }) => password)), 3)
  })

  test('the demo member can check out the filled cart at once', async ({ assert }) => {
    const [cart] = await read<{ pieces: number; total: number; points: number; scanned: number }>(
      `SELECT sum(c.quantity) AS pieces, sum(c.quantity * p.price) AS total,
          max(b.points) AS points, (SELECT count(*) FROM scans WHERE member_id = m.id) AS scanned
        FROM members m JOIN cart_items c ON c.member_id = m.id
        JOIN products p ON p.id = c.product_id JOIN balances b ON b.member_id = m.id
        WHERE m.email = ? GROUP BY m.id`,
      'demo@mesterpont.example'
    )
    assert.isAtLeast(Number(cart.pieces), 2)
    assert.isAtMost(Number(cart.total), Number(cart.points))
    assert.isAtLeast(Number(cart.scanned), 1)
  })

  test('the demo member saves for gifts, some of them out of reach', async ({ assert }) => {
    const wishes = await read<{ price: number; points: number }>(
      `SELECT p.price, b.points FROM wishlist_entries w JOIN members m ON m.id = w.member_id
        JOIN products p ON p.id = w.product_id JOIN balances b ON b.member_id = m.id
        WHERE m.email = ?`,
      'demo@mesterpont.example'
    )
    assert.lengthOf(wishes, 3)
    assert.isTrue(wishes.some(({ price, points }) => price > points))
  })

  test('members of a trade the provider knows have a contact of their region', async ({
    assert,
  }) => {
    const known = `members m JOIN professions p ON p.id = m.main_profession_id
      JOIN regional_representatives r ON r.id = m.regional_representative_id
      WHERE p.api_name IS NOT NULL AND p.api_name <> 'Festék kereskedők'`
    assert.isAtLeast(await count(known), 50)
    assert.equal(await count(`${known} AND r.is_default = 1`), 0)
  })

  test('no mail about the invented year waits to be sent', async ({ assert }) => {
    const dayAgo = Date.now() - 2 * 86_400_000
    assert.equal(await count(`outbox_messages WHERE done_at IS NULL AND created_at < ${dayAgo}`), 0)
  })

  test('its content taken out and brought in again changes nothing', async ({ assert }) => {
    const folder = newPlace()
    const out = await shop.cli('content', 'export', '--to', folder)
    assert.equal(out.code, 0, out.stderr)
    const again = await shop.cli('content', 'import', '--from', folder, '--dry-run', '--json')
    assert.equal(again.code, 0, again.stderr + again.stdout)
    const { files } = JSON.parse(again.stdout) as { files: { path: string; state: string }[] }
    for (const part of ['surveys/', 'questionnaires/', 'pages/', 'faq/']) {
      assert.isTrue(
        files.some(({ path }) => path.startsWith(part)),
        part
      )
    }
    assert.deepEqual(
      files.filter(({ state }) => state !== 'same'),
      []
    )
  })

  test('a second filling changes nothing', async ({ assert }) => {
    const before = await count('ledger_entries')
    const { code, stdout } = await shop.cli('demo', 'fill', '--json')
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(stdout), { logins: [] })
    assert.equal(await count('ledger_entries'), before)
  })

  test('a reset empties the demo only when it is told twice', async ({ assert }) => {
    assert.equal((await shop.cli('demo', 'reset')).code, EXIT.badUsage)
    assert.equal(await count('members'), 200)
    assert.equal((await shop.cli('demo', 'reset', '--yes')).code, 0)
    assert.equal(await count('members'), 0)
    assert.isFalse(existsSync(join(shop.storage, 'media', 'demo-drill-640.webp')))
  })
})

test.group('Demo beside other data', (group) => {
  group.each.timeout(FILLING_TIMEOUT_MS)

  test('a shop with staff in it is neither filled nor emptied', async ({ assert, cleanup }) => {
    const shop = await givenOtherShop()
    cleanup(() => shop.remove())
    await shop.rows(
      `INSERT INTO staff_members (email, name, password, role, created_at, updated_at)
        VALUES ('anna@example.com', 'Anna', 'x', 'admin', 1, 1)`
    )
    assert.equal((await shop.cli('demo', 'fill')).code, EXIT.failed)
    const gently = await shop.cli('demo', 'fill', '--json', '--if-empty')
    assert.deepEqual([gently.code, JSON.parse(gently.stdout)], [0, { logins: [] }])
    assert.equal((await shop.cli('demo', 'reset', '--yes')).code, EXIT.failed)
    const [{ n }] = await shop.rows<{ n: number }>('SELECT count(*) AS n FROM staff_members')
    assert.equal(Number(n), 1)
  })
})
