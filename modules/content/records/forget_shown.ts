import { afterCommit, type Transaction } from '#app/transaction'
import { forgetArticles } from '#content/articles/queries/kept_articles'
import { forgetNavigation } from '#content/menus/main'
import { forgetHome } from '#content/pages/shown_home'

/** What readers see changes with this transaction: after its commit nothing older is answered from memory. */
export function forgetShown(trx: Transaction): void {
  for (const forget of [forgetNavigation, forgetHome, forgetArticles]) afterCommit(trx, forget)
}
