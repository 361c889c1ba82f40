import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button_link'
import { useShared } from '~/hooks/use_shared'
import { useWaitingCount } from '~/scan_queue/waiting_count'
import { useT } from '~/translation/use_t'

/** Tells a guest that scans on this phone wait for a login. */
export function WaitingScansBanner({ path }: { path: string }) {
  const t = useT()
  const waiting = useWaitingCount()
  const { security } = useShared()
  const isTold = !security.user && waiting > 0 && path !== '/qr-code'
  // What is counted comes after the page: the region was there before its words, so that they are read out.
  return (
    <div role="status" className="contents">
      {isTold && (
        <div className="wrap flash-row">
          <Banner
            look="warning"
            action={
              path !== '/belepes' && (
                <ButtonLink kind="second" href="/belepes">
                  {t('layout.log_in')}
                </ButtonLink>
              )
            }
          >
            {t('scan.waiting.log_in_to_send', { count: waiting })}
          </Banner>
        </div>
      )}
    </div>
  )
}
