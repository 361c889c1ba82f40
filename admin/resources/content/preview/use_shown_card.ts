import { useCallback } from 'react'
import { useEditor } from '../editor/editor_context'
import { holdersOf } from '../tree/block_tree'

/** Opens the card of a block, those around it too, and brings it into the window; false where the block is not there. */
export function useShownCard(): (id: string) => boolean {
  const { store, cards } = useEditor()
  return useCallback(
    (id: string) => {
      if (!store.work.tree.nodes[id]) return false
      for (const holder of holdersOf(store.work.tree, id)) cards.fold(holder, false)
      cards.open(id)
      requestAnimationFrame(() => {
        const name = CSS.escape(id)
        document.querySelector(`li[data-block="${name}"]`)?.scrollIntoView({ block: 'center' })
        const handle = document.querySelector<HTMLElement>(`[data-handle="${name}"]`)
        handle?.focus({ preventScroll: true })
      })
      return true
    },
    [store, cards]
  )
}
