import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { useEffect, useRef, useState, type RefObject } from 'react'

const KIND = 'survey piece'

interface CardDrag {
  card: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  at: number
  onMove: (from: number, to: number) => void
}

/** Makes a card one that is dragged by its handle and dropped on; tells at which edge another would land. */
export function useCardDrag({ card, handle, at, onMove }: CardDrag): 'top' | 'bottom' | null {
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })

  useEffect(() => {
    const [element, dragHandle] = [card.current, handle.current]
    if (!element || !dragHandle) return
    const show = (data: Record<string | symbol, unknown>, from: unknown) => {
      const closest = extractClosestEdge(data)
      setEdge(from !== at && (closest === 'top' || closest === 'bottom') ? closest : null)
    }
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ kind: KIND, at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND,
        getData: ({ input }) =>
          attachClosestEdge({ at }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => show(self.data, source.data.at),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const from = Number(source.data.at)
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: at,
            closestEdgeOfTarget: extractClosestEdge(self.data),
            axis: 'vertical',
          })
          move.current(from, to)
        },
      })
    )
  }, [card, handle, at])

  return edge
}
