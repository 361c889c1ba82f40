import { publishNewText } from '#content'
import type { Transaction } from '#app/transaction'
import { demoQuestions } from '../faq.js'

/** Publishes the questions of the demo behind those every shop starts with. */
export async function fillFaq(trx: Transaction): Promise<void> {
  for (const question of demoQuestions) await publishNewText(trx, 'faq', question)
}
