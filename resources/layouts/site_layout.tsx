import { usePage } from '@inertiajs/react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { CartDrawer } from '~/components/catalogue/cart_drawer'
import { useForgottenDraft } from '~/components/catalogue/use_forgotten_draft'
import { useFreshCart } from '~/components/catalogue/use_fresh_cart'
import { ComingPage } from '~/components/layout/coming_page'
import { DialogOutlet } from '~/components/layout/dialog_outlet'
import { FlashBanners } from '~/components/layout/flash_banners'
import { FloatingRow } from '~/components/layout/floating_row'
import { MeasuringConsent } from '~/components/layout/measuring_consent'
import { Messages } from '~/components/layout/messages'
import { PageAnnouncer } from '~/components/layout/page_announcer'
import { PageBoundary } from '~/components/layout/page_boundary'
import { SiteFooter } from '~/components/layout/site_footer'
import { SiteHeader } from '~/components/layout/site_header'
import { WaitingScansBanner } from '~/components/layout/waiting_scans_banner'
import { classNames } from '~/components/ui/class_names'
import { usePush } from '~/notifications_push/use_push'
import { useScanUpkeep } from '~/scan_queue/use_scan_upkeep'
import { useT } from '~/translation/use_t'
import type { LayoutFlags } from './layout_flags'
import type { DialogPage, ResolvePage } from './shop_page'

interface SiteLayoutProps {
  flags?: LayoutFlags
  /** Loads the page a dialog names. */
  resolvePage: ResolvePage
  /** The dialog the document was opened with. */
  dialog?: DialogPage
  children: ReactNode
}

/** What stands around every page; it stays mounted from page to page. */
export function SiteLayout({ flags = {}, resolvePage, dialog, children }: SiteLayoutProps) {
  const t = useT()
  const main = useRef<HTMLElement>(null)
  const { url, component } = usePage()
  const path = url.split(/[?#]/)[0]
  useScanUpkeep()
  usePush()
  useFreshCart()
  useForgottenDraft()

  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }

  return (
    <>
      <a className="skip" href="#content" onClick={skip}>
        {t('layout.skip')}
      </a>
      <MeasuringConsent />
      {!flags.hideHeader && <SiteHeader path={path} hideMenu={flags.hideMenu} />}
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={classNames(
          flags.hideBackground && 'no-background',
          flags.notContained && 'not-contained'
        )}
      >
        <FlashBanners />
        <WaitingScansBanner path={path} />
        <PageBoundary key={component}>{children}</PageBoundary>
        <ComingPage />
      </main>
      {!flags.hideFooter && <SiteFooter />}
      <FloatingRow path={path} hideCart={flags.hideCart} />
      {!flags.hideCart && <CartDrawer />}
      <DialogOutlet resolvePage={resolvePage} first={dialog} />
      <PageAnnouncer />
      <Messages />
    </>
  )
}
