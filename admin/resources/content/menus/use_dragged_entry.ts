import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useEffect, type RefObject } from 'react'

interface DraggedEntry {
  /** The key of the entry. */
  id: string
  line: RefObject<HTMLElement | null>
  isReadOnly: boolean
}

/** Makes the line of an entry one that is dragged by its handle and that others are dropped at. */
export function useDraggedEntry({ id, line, isReadOnly }: DraggedEntry): void {
  useEffect(() => {
    const element = line.current
    const dragHandle = element?.querySelector('[data-handle]')
    if (isReadOnly || !element || !dragHandle) return
    const show = (edge: string | null) => {
      if (edge) element.dataset.drop = edge
      else delete element.dataset.drop
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ entry: id }),
        onDragStart: () => void (element.dataset.dragged = ''),
        onDrop: () => void delete element.dataset.dragged,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.entry === 'string' && source.data.entry !== id,
        getData: ({ input }) =>
          attachClosestEdge({ target: id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => show(extractClosestEdge(self.data)),
        onDragLeave: () => show(null),
        onDrop: () => show(null),
      })
    )
  }, [id, line, isReadOnly])
}
