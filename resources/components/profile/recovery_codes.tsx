import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'

interface RecoveryCodesProps {
  codes: string[]
  onClose: () => void
}

/** New recovery codes, which are shown this once: to be downloaded, printed or written down. They take the focus, so that they are read out. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useT()
  const { productName } = useShared()
  const title = t('auth.two_factor.codes_of', { product: productName })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  function download() {
    const text = [title, '', ...codes, '', t('auth.two_factor.codes_text'), ''].join('\r\n')
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = t('auth.two_factor.codes_file')
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <div className="stack">
      <div
        ref={box}
        className="printed stack"
        role="group"
        tabIndex={-1}
        aria-labelledby="codes-title"
        aria-describedby="codes-text"
      >
        <div id="codes-text">
          <Banner look="warning" title={t('auth.two_factor.codes_once')}>
            {' '}
            {t('auth.two_factor.codes_text')}
          </Banner>
        </div>
        <h4 id="codes-title" className="text-h4">
          {title}
        </h4>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="row flex-wrap">
        <Button icon={Download} onClick={download}>
          {t('auth.two_factor.download')}
        </Button>
        <Button kind="second" icon={Printer} onClick={printOnly}>
          {t('auth.two_factor.print')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('auth.two_factor.saved')}
        </Button>
      </div>
    </div>
  )
}

/** Prints the part of the page that is marked for it. */
function printOnly() {
  const page = document.documentElement
  page.dataset.printing = 'part'
  window.addEventListener('afterprint', () => delete page.dataset.printing, { once: true })
  window.print()
}
