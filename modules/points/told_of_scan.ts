import type { I18n } from '@adonisjs/i18n'
import type { ScanOutcome } from './queries/scan_of_member.js'
import { titleIn } from './title_in.js'

/** What a script is told of a credited scan. @source specification §7 */
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
