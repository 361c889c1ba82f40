import { Banner } from '~/components/ui/banner'
import { useIsOnline } from '~/scan_queue/use_is_online'
import { useT } from '~/translation/use_t'

/** Says that scanning goes on without a network. */
export function OfflineNotice() {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <div role="status" className="contents">
      {!isOnline && (
        <Banner title={t('scan.waiting.offline_title')}> {t('scan.waiting.offline_text')}</Banner>
      )}
    </div>
  )
}
