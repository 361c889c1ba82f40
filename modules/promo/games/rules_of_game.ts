import { createHash } from 'node:crypto'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { pageTexts } from '#content'
import type Promotion from './models/promotion.js'
import RulesText from './models/rules_text.js'

/** The rules of a game in both languages, as members read them. */
export interface Rules {
  /** SHA-256 in hex of the Hungarian text, an empty line, and the English one. */
  hash: string
  textHu: string
  textEn: string
}

/** The rules as their page shows them now; null where there is no such page. */
export async function rulesOf({ rulesPage }: Promotion): Promise<Rules | null> {
  const texts = rulesPage === null ? null : await pageTexts(rulesPage)
  if (!texts) return null
  const hash = createHash('sha256').update(`${texts.hu}\n\n${texts.en}`).digest('hex')
  return { hash, textHu: texts.hu, textEn: texts.en }
}

/** Keeps the text that a hash stands for, once, as long as the game is remembered. */
export async function keepRules(
  trx: Transaction,
  { id: promotionId }: Promotion,
  { hash, textHu, textEn }: Rules
): Promise<void> {
  const text = { promotion_id: promotionId, hash, text_hu: textHu, text_en: textEn }
  await trx.client
    .insertQuery()
    .table('rules_texts')
    .insert({ ...text, first_shown_at: clock.now() })
    .onConflict(['promotion_id', 'hash'])
    .ignore()
}

/** The rules that were kept last; they hold where their page was taken away. */
export async function keptRules({ id: promotionId }: Promotion): Promise<Rules | null> {
  const last = RulesText.query().where({ promotionId }).orderBy('id', 'desc')
  return last.first()
}
