import type { I18n } from '@adonisjs/i18n'
import { titleIn } from '#app/in_language'
import type { ScanOutcome } from './claim.js'

/** What a script is told of a credited scan. @source requirements Q-05 */
export function toldOfScan(outcome: ScanOutcome, i18n: I18n) {
  const { points, base, balance } = outcome
  const bonuses = outcome.bonuses.map(({ nameHu, nameEn, points: bonus }) => {
    return { name: titleIn({ titleHu: nameHu, titleEn: nameEn }, i18n.locale), points: bonus }
  })
  const success = i18n.t('qr_code.success', { points })
  return {
    flash: { success },
    points,
    base,
    bonuses,
    balance,
    product: titleIn(outcome, i18n.locale),
    scanned_at: new Date(outcome.scannedAt).toISOString(),
  }
}
