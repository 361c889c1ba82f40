import { useLayoutEffect } from 'react'
import { tell } from './tell'

/** Tells that the page beside it stands in the document; give it the page's key. @source requirements G-27 */
export function Mounted({ isDialog = false }) {
  useLayoutEffect(() => tell('mounted', { isDialog }), [isDialog])
  return null
}
