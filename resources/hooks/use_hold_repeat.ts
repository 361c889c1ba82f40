import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { HoldRepeat } from './hold_repeat'

/**
 * Handlers for a button that repeats while held. Keyboard and assistive presses do one step each.
 *
 * @param step does one step and answers whether another one is possible
 */
export function useHoldRepeat(step: () => boolean) {
  const [repeat] = useState(() => new HoldRepeat())
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => () => repeat.stop(), [repeat])

  const stop = () => repeat.stop()
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) repeat.start(() => latest.current())
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) latest.current()
    },
  }
}
