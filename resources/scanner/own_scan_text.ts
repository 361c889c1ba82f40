import { formatDateTime } from '~/format/date'
import type { Catalogue } from '~/translation/catalogue'
import type { OwnScan } from './scan_state'

/** When a code of one's own brought how many points: what the member should know, without praise. */
export function ownScanText(
  texts: Pick<Catalogue, 'locale' | 'text'>,
  { points, title, scannedAt }: OwnScan
): string {
  const time = formatDateTime(scannedAt, texts.locale)
  return texts.text('scan.own.text', { time, points, product: title })
}
