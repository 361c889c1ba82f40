import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { pages } from '../pages/main.js'

const fuller = `UPDATE pages SET title_hu = ?, title_en = ?, content_hu = ?, content_en = ?,
  hide_title = ?, updated_at = ? WHERE slug = ? RETURNING id`

/** Gives the pages every shop starts with the fuller texts of the demo. */
export async function fillPages(trx: Transaction): Promise<void> {
  for (const page of pages) {
    const [written] = await rows(trx, fuller, [
      page.title_hu,
      page.title_en,
      JSON.stringify(page.content_hu),
      JSON.stringify(page.content_en),
      Number(page.hide_title),
      clock.now(),
      page.slug,
    ])
    if (!written) throw new Error(`A shop must start with the page ${page.slug}`)
  }
}
