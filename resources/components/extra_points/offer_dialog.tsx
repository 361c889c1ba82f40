import { router } from '@inertiajs/react'
import { Fragment, useEffect, useReducer, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { DayForm, type DayKind } from './day_form'
import { isOfferOpen, nextOffer, type OfferAct } from './offer_state'

/** How long the front page is seen before the offer comes, in ms. */
const DELAY_MS = 1000

/** What the front page offers: the first day the member has not told, and its points. */
export type Offer = { day: DayKind; points: number }

/** Asks for a day on the front page; whatever the member does, it is asked once a session. */
export function OfferDialog({ offer: given }: { offer: Offer | null }) {
  const t = useT()
  // The property goes from the page with the first act, so that the way back shows no dialog.
  const [offer] = useState(given)
  const [state, happen] = useReducer(nextOffer, 'offered')
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!offer) return null

  function act(what: OfferAct) {
    happen(what)
    if (state !== 'offered') return
    router.replaceProp('extraPoints', null)
    // Where the server does not hear of it, the offer only comes once more.
    postJson(route('extra-points.postpone'), {}).catch(() => {})
  }

  return (
    <Dialog
      open={isDue && isOfferOpen(state)}
      onClose={() => act('close')}
      closeLabel={t('layout.close')}
    >
      <DialogBody>
        {state === 'started' ? (
          <Fragment key="asked">
            <DialogTitle>{t(`extra_points.${offer.day}.title`)}</DialogTitle>
            <DayForm kind={offer.day} points={offer.points} onSubmitted={() => act('submit')} />
            <Button kind="quiet" block onClick={() => act('postpone')}>
              {t('extra_points.maybe_later')}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="offered">
            <DialogTitle>{t('extra_points.offer.title')}</DialogTitle>
            <p>{t(`extra_points.offer.${offer.day}`, { points: offer.points })}</p>
            <Button kind="tape" big block onClick={() => act('start')}>
              {t('extra_points.start')}
            </Button>
            <Button kind="second" block onClick={() => act('postpone')}>
              {t('extra_points.another_time')}
            </Button>
          </Fragment>
        )}
      </DialogBody>
    </Dialog>
  )
}
