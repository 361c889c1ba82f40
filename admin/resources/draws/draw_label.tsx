import { useRecordContext, useTranslate } from 'react-admin'
import { drawName } from '../promotions/draw_name'
import type { Draw } from './draw'

/** What a draw is called. */
export function DrawLabel() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  return draw ? <>{drawName(draw.key, translate)}</> : null
}
