import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../format/words'

interface Measured {
  id: number
  kind: string
  points: number | string | null
  /** Forints. */
  price?: number
}

/** The points that would become possible, the forints that would be spent, or whether it is about what people may do. */
export function DeedPoints() {
  const deed = useRecordContext<Measured>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!deed) return null
  const { kind, points, price } = deed
  if (points !== null) return <>{figure(Number(points), locale)}</>
  if (price !== undefined) {
    return <>{translate('waiting_deeds.forints', { amount: figure(price, locale) })}</>
  }
  return <>{translate(`waiting_deeds.${kind === 'appointment' ? kind : 'limit'}`)}</>
}
