import { router } from '@inertiajs/react'
import { Fragment, lazy, Suspense, useEffect, useReducer, useState } from 'react'
import { Button } from '~/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogTitle,
  fetchDialogs,
  useDialogsThere,
} from '~/components/ui/dialog'
import { useNeededSoon } from '~/hooks/ahead'
import { postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { DayKind } from './day_form'
import { isOfferOpen, nextOffer, type OfferAct } from './offer_state'

const DayForm = lazy(async () => ({ default: (await import('./day_form')).DayForm }))

const fetchNothing = () => Promise.resolve()

/** How long the front page is used before the offer comes, in ms: what dialogs are made of is fetched with the first hand on it. */
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
  const areDialogsThere = useDialogsThere()
  useNeededSoon(offer ? fetchDialogs : fetchNothing)
  useEffect(() => {
    if (!areDialogsThere) return
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [areDialogsThere])
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
            <Suspense>
              <DayForm kind={offer.day} points={offer.points} onSubmitted={() => act('submit')} />
            </Suspense>
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
