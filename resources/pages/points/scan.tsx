import { Head } from '@inertiajs/react'
import { Camera, ImageUp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { OfflineNotice } from '~/components/points/offline_notice'
import { Disputes, type Dispute } from '~/components/points/disputes'
import { ScanFailed } from '~/components/points/scan_failed'
import { ScanWaiting } from '~/components/points/scan_waiting'
import { TypedCodeForm } from '~/components/points/typed_code_form'
import { WaitingScans } from '~/components/points/waiting_scans'
import { Button } from '~/components/ui/button'
import { fetchDialogs } from '~/components/ui/dialog'
import { Spinner } from '~/components/ui/spinner'
import { useAhead, useNeededSoon } from '~/hooks/ahead'
import { noteScannerOpened } from '~/scan_queue/kept_parts'
import { useWayOutOfShell } from '~/scan_queue/use_way_out_of_shell'
import { isCameraGranted } from '~/scanner/camera_granted'
import { useScan } from '~/scanner/use_scan'
import { useScanStart } from '~/scanner/use_scan_start'
import { loadTextsOf } from '~/translation/catalogue'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'
import type { HeldScan } from '~/components/promo/game_types'

// The page itself stays light: what opens over it comes when it is needed.
const loadScanner = () => import('~/components/points/scanner_dialog')
const ScannerDialog = lazy(loadScanner)
const loadSuccess = () => import('~/components/points/scan_success')
const loadOwn = () => import('~/components/points/scan_own')
const ScanOwn = lazy(loadOwn)
const CodeChoice = lazy(() => import('~/components/points/code_choice'))
const ScanSuccess = lazy(loadSuccess)
const ScanRules = lazy(async () => {
  const [rules] = await Promise.all([
    import('~/components/promo/asked_rules'),
    loadTextsOf('promo/rules'),
  ])
  return rules
})

/** What tells of an answer; what is told without one lies in the page, for where there is no network. */
const loadAnswers = () => Promise.all([loadSuccess(), loadOwn(), fetchDialogs()])

export type ScanProps = InertiaProps<{
  /** What a code looks like. */
  qrCodePattern: string
  /** The code of a followed sticker link. */
  code: string | null
  /** The scanner opens by itself. */
  startscan: boolean
  /** The page came from the phone, not from the server, and knows nobody. */
  shell: boolean
  /** Addresses the phone keeps with the page, and later for its scanner; none in an ordinary answer. */
  files: { page: string[]; later: string[] }
  /** Stickers the member has reported. */
  disputes: Dispute[]
  /** What the address asked for, while the rules of a prize game are to be accepted first. */
  held: HeldScan | null
}>

/** A code by camera, by picture, by link or typed in; what cannot be sent waits in a list. */
export default function Scan({ qrCodePattern, shell, disputes, held, ...props }: ScanProps) {
  const t = useT()
  const { state, dispatch, submitText, submitPicture } = useScan(qrCodePattern)
  const [startAtOnce, setStartAtOnce] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const picture = useRef<HTMLInputElement>(null)
  useScanStart({
    wish: () => (shell ? wishOfAddress() : props),
    submitText,
    open: () => void openByItself(),
  })

  async function openByItself() {
    await openScanner(await isCameraGranted())
  }
  function openByTap() {
    void openScanner(true)
  }
  /** A phone that has never opened the scanner has no part of it to open without a network. */
  async function openScanner(startsAtOnce: boolean) {
    setStartAtOnce(startsAtOnce)
    setIsOpening(true)
    try {
      await loadScanner()
      dispatch({ type: 'open_camera' })
      noteScannerOpened()
    } catch {
      dispatch({ type: 'fail', failure: { code: 'scanner_not_kept' } })
    } finally {
      setIsOpening(false)
    }
  }
  useWayOutOfShell(shell)
  const reset = () => dispatch({ type: 'reset' })
  const scansByItself = shell || props.startscan || props.code !== null
  useAhead(loadScanner)
  useNeededSoon(loadAnswers)
  useEffect(() => {
    if (scansByItself) loadAnswers().catch(console.error)
  }, [scansByItself])

  return (
    <div className="wrap read gloves">
      <Head title={t('scan.title')} />
      <div className="page-head">
        <h1>{t('scan.title')}</h1>
        <p className="lead">{t('scan.lead')}</p>
      </div>
      <Suspense>
        {held && <ScanRules held={held} onCode={submitText} onScanner={openByTap} />}
      </Suspense>
      <div className="stack scan-ways">
        <OfflineNotice />
        <Button
          kind="tape"
          big
          block
          icon={Camera}
          onClick={openByTap}
          busy={isOpening || state.name === 'submitted'}
        >
          {t('scan.open_camera')}
        </Button>
        <Button kind="second" block icon={ImageUp} onClick={() => picture.current?.click()}>
          {t('scan.from_photo')}
        </Button>
        <input
          ref={picture}
          className="sr"
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t('scan.from_photo')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void submitPicture(file)
          }}
        />
        <TypedCodeForm
          pattern={qrCodePattern}
          busy={state.name === 'submitted'}
          onCode={submitText}
        />
      </div>
      <div className="stack">
        <WaitingScans />
        <Disputes reports={disputes} />
      </div>
      {state.name === 'submitted' && (
        <p role="status">
          <Spinner label={t('scan.checking')} />
        </p>
      )}
      <Suspense fallback={<Spinner label={t('scan.checking')} />}>
        {state.name === 'camera' && (
          <ScannerDialog
            startAtOnce={startAtOnce}
            pattern={qrCodePattern}
            onText={submitText}
            onPicture={() => picture.current?.click()}
            onClose={() => dispatch({ type: 'close_camera' })}
          />
        )}
        {state.name === 'success' && (
          <ScanSuccess result={state.result} onAnother={openByTap} onClose={reset} />
        )}
        {state.name === 'own' && (
          <ScanOwn scan={state.scan} onAnother={openByTap} onClose={reset} />
        )}
        {state.name === 'choosing' && (
          <CodeChoice codes={state.codes} onChoose={submitText} onClose={reset} />
        )}
        {state.name === 'waiting' && (
          <ScanWaiting why={state.why} onAnother={openByTap} onClose={reset} />
        )}
        {state.name === 'failed' && (
          <ScanFailed failure={state.failure} code={state.code} onAgain={reset} onClose={reset} />
        )}
      </Suspense>
    </div>
  )
}

/** What the document was asked for: on the kept page the address is soon written anew without it. */
const ASKED_FOR = import.meta.env.SSR ? '' : window.location.search

/** What the address asks for, where no server has read it. */
function wishOfAddress() {
  const wishes = new URLSearchParams(ASKED_FOR)
  return { code: wishes.get('code'), startscan: wishes.has('startscan') }
}
