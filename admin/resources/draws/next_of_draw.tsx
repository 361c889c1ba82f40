import { useRecordContext, useTranslate } from 'react-admin'
import type { Draw } from './draw'
import { useMoment } from '../../format/use_moment'

/** What comes next in a draw: what waits for a second person, a step that happens by itself, or places to look after. */
export function NextOfDraw() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const moment = useMoment()
  if (!draw) return null
  const waiting = draw.wishes.length + draw.exclusions.filter((one) => !one.is_agreed).length
  if (waiting) return <strong>{translate('draws.waits', { smart_count: waiting })}</strong>
  const next = draw.steps.find((step) => step.by_itself_at !== null)
  if (next) {
    return <>{translate(`draws.next.${next.step}`, { at: moment(next.by_itself_at!) })}</>
  }
  if (draw.state === 'void') return null
  const open = draw.places.filter(({ state }) => state === 'drawn' || state === 'accepted').length
  return open ? <>{translate('draws.places_open', { smart_count: open })}</> : null
}
