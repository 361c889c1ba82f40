import type { FreshDatabase } from '#tests/support/fresh_database'

/** Keys that the live menu and footer of a shop lead to and no record of it has. */
export async function lostLinks(shop: FreshDatabase): Promise<string[]> {
  const shown = await shop.run(
    `SELECT v.body FROM content_publications p JOIN content_versions v ON v.id = p.version_id
      WHERE p.kind IN ('menu', 'footer') AND p.ends_at IS NULL`
  )
  const keys = (await shop.run('SELECT key FROM content_records')).map(({ key }) => String(key))
  const named = shown.flatMap(({ body }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return [...text.matchAll(/"to": ?"record", ?"key": ?"([^"]+)"/g)].map(([, key]) => key)
  })
  if (!named.length) throw new Error('Nothing leads to a record')
  return named.filter((key) => !keys.includes(key))
}
