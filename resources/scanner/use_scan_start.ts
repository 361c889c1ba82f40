import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { route } from '~/navigation/route'

interface ScanStart {
  /** What the address asks for: the code of a followed sticker link, or the scanner. Asked once the page is there. */
  wish: () => { code: string | null; startscan: boolean }
  submitText: (text: string) => Promise<unknown>
  open: () => void
}

/**
 * Once after the page is there: submits the code of a link, or opens the scanner. A code that is
 * sent leaves the address, so that neither a reload nor a shared address sends it again.
 */
export function useScanStart({ wish, submitText, open }: ScanStart) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const { code, startscan } = wish()
    if (code) sendOnce(code)
    else if (startscan) open()
    // A reload of shared properties must not submit the same link again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function sendOnce(sent: string) {
    void submitText(sent)
    // At once: what the answer fetches anew would put the old address back.
    forgetCode()
  }
}

function forgetCode() {
  router.replace({
    url: route('qr-code'),
    props: (props: Record<string, unknown>) => ({ ...props, code: null }),
    preserveState: true,
    preserveScroll: true,
  })
}
