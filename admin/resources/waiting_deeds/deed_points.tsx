import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../format/words'

/** The points that would become possible, or that it is about what one person may do. */
export function DeedPoints() {
  const deed = useRecordContext<{ id: number; points: number | string | null }>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!deed) return null
  const { points } = deed
  return <>{points === null ? translate('waiting_deeds.limit') : figure(Number(points), locale)}</>
}
