import { numbersTo } from '../batch/many_members.mjs'

export const DAY_MS = 24 * 60 * 60 * 1000
/** Beyond what the shop has of itself. */
export const FIRST = 100_000_000

/**
 * Fills a shop with a programme that ran so many days until now: members of whom half came meanwhile, scans, every tenth
 * entry spends points, and orders. Modules of the shop are imported once its application is booted.
 *
 * @param run sends one statement in a transaction of its own
 */
export async function fillProgramme(run, { members, entries, orders, days }) {
  const { clock } = await import('#app/clock')
  const { businessDate } = await import('#app/business_date')
  const { givenBatch } = await import('#tests/support/points')
  const { givenProduct } = await import('#tests/support/catalogue')
  const began = clock.now() - (days - 1) * DAY_MS
  const { id: product } = await givenProduct({ price: 10 })
  const [{ id: item }] = await run(`SELECT id FROM stock_items WHERE product_id = ${product}`)

  await run(`INSERT INTO members (id, email, last_name, first_name, referral_code, newsletter_secret, phone_verified_at,
      registered_at, created_at, updated_at)
    ${numbersTo(members)} SELECT ${FIRST} + i, 'm' || i || '@pelda.hu', 'Szűcs', 'Gábor ' || i, 'm' || i, 'n' || i, at, at, at, at
      FROM (SELECT i, ${began - days * DAY_MS} + CAST(i AS BIGINT) * ${Math.floor((2 * days * DAY_MS) / members)} AS at
        FROM n) made`)
  await run(
    `INSERT INTO balances (member_id, points) ${numbersTo(members)} SELECT ${FIRST} + i, 100 FROM n`
  )
  const each = Math.ceil(entries / days)
  for (let day = 0; day < days; day++) await fillDay(day)
  await run(`INSERT INTO orders (id, member_id, idempotency_key, status, total, shipping_last_name,
      shipping_first_name, shipping_zip, shipping_city, shipping_address, shipping_house_number,
      placed_at, updated_at)
    ${numbersTo(orders)} SELECT ${FIRST} + i, ${FIRST} + 1 + CAST(i AS BIGINT) * 7 % ${members}, 'k' || i, 'delivered', 10,
      'Szűcs', 'Gábor', '1119', 'Budapest', 'Fehérvári út', '84/A',
      ${began} + CAST(i AS BIGINT) * ${Math.floor((days * DAY_MS) / orders)}, 1 FROM n`)
  await run(`INSERT INTO order_lines (order_id, product_id, stock_item_id, title_hu, title_en, price, quantity)
    ${numbersTo(orders)} SELECT ${FIRST} + i, ${product}, ${item}, 'x', 'x', 10, 1 FROM n`)

  /** A day of scans of members in no order. */
  async function fillDay(day) {
    const { id: batch } = await givenBatch({ count: each })
    const at = began + day * DAY_MS
    const first = FIRST + day * each
    const member = `${FIRST} + 1 + (CAST(i AS BIGINT) * 7919 + ${day} * 10007) % ${members}`
    await run(`INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
        balance_after, occurred_at, business_date)
      ${numbersTo(each)} SELECT ${first} + i, ${member}, CASE WHEN i % 10 = 0 THEN -20 ELSE 10 END,
        CASE WHEN i % 10 = 0 THEN 'redeem' ELSE 'qrcode' END, '', 'bench:' || (${first} + i), 100, ${at},
        '${businessDate(at)}' FROM n`)
    await run(`INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
      ${numbersTo(each)} SELECT 'c' || (${first} + i), ${batch}, i - 1, 1, 1, ${at} FROM n WHERE i % 10 <> 0`)
    await run(`INSERT INTO scans (code, member_id, entry_id, scanned_at)
      ${numbersTo(each)} SELECT 'c' || (${first} + i), ${member}, ${first} + i, ${at} FROM n WHERE i % 10 <> 0`)
  }
}
