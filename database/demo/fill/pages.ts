import { publishText } from '#content'
import type { Transaction } from '#app/transaction'
import { oneBlockList } from '../../one_block_list.js'
import { pages } from '../pages/main.js'

/** Gives the pages every shop starts with the fuller texts of the demo. */
export async function fillPages(trx: Transaction): Promise<void> {
  for (const { slug, title_hu, title_en, hide_title, content_hu, content_en } of pages) {
    const content = oneBlockList(content_hu, content_en)
    await publishText(trx, { scope: 'page', slug }, { title_hu, title_en, hide_title, content })
  }
}
