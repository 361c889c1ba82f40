import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { useT } from '~/translation/use_t'
import type { HeldScan } from './game_types'
import { RulesForm } from './rules_form'

interface ScanRulesProps {
  held: HeldScan
  onCode: (code: string) => unknown
  onScanner: () => void
}

/**
 * Asks for the rules of the game before a code is submitted. Who goes on without them gets the points of the scan, and no ticket.
 *
 * @source requirements R-07
 */
export function ScanRules({ held, onCode, onScanner }: ScanRulesProps) {
  const t = useT()
  const [isJoined, setJoined] = useState(false)
  const [isWaiting, setWaiting] = useState(held.code !== null || held.startscan)

  function goOn() {
    setWaiting(false)
    if (held.code) {
      void onCode(held.code)
      // Neither a reload nor a shared address sends it again.
      router.replace({ url: '/qr-code', preserveState: true, preserveScroll: true })
    } else onScanner()
  }
  function join() {
    setJoined(true)
    if (isWaiting) goOn()
  }

  if (isJoined && !isWaiting) {
    return (
      <p className="panel" role="status">
        {t('promo.scan.joined')}
      </p>
    )
  }
  if (!isWaiting) {
    return (
      <section className="panel stack ask-rules" aria-labelledby="ask-rules">
        <h2 id="ask-rules" className="text-h4">
          {t('promo.scan.title')}
        </h2>
        <p>{t('promo.scan.text')}</p>
        <RulesForm onJoined={join} />
      </section>
    )
  }
  return (
    <Dialog open onClose={goOn} closeLabel={t('layout.close')}>
      <DialogBody>
        <DialogTitle>{t('promo.scan.title')}</DialogTitle>
        <p>{t('promo.scan.text')}</p>
        <RulesForm onJoined={join}>
          <Button kind="quiet" onClick={goOn}>
            {t('promo.scan.without')}
          </Button>
        </RulesForm>
      </DialogBody>
    </Dialog>
  )
}
