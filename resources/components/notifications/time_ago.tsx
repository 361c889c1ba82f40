import { formatDateTime } from '~/format/date'
import { relativeTime } from '~/format/relative_time'
import { useNow } from '~/hooks/use_now'
import { useLocale, useT } from '~/translation/use_t'

/** How long ago something happened. @source requirements N-11 */
export function TimeAgo({ at, children }: { at: number; children?: React.ReactNode }) {
  const t = useT()
  const locale = useLocale()
  // What came after the last tick is no older than now.
  const time = relativeTime(at, new Date(useNow()))
  return (
    <time dateTime={new Date(at).toISOString()}>
      {time.unit === 'date'
        ? formatDateTime(at, locale)
        : t(`notifications.time.${time.unit}`, time)}
      {children}
    </time>
  )
}
