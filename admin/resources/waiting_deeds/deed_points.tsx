import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../format/words'

/** The points that would become possible, or whether it is about what people may do. */
export function DeedPoints() {
  const deed = useRecordContext<{ id: number; kind: string; points: number | string | null }>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!deed) return null
  const { kind, points } = deed
  if (points !== null) return <>{figure(Number(points), locale)}</>
  return <>{translate(`waiting_deeds.${kind === 'appointment' ? kind : 'limit'}`)}</>
}
