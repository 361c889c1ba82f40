import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachInstruction,
  extractInstruction,
  type ItemMode,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { useEffect, type RefObject } from 'react'
import { idsIn, type BlockTree } from '../tree/block_tree'
import { refusalOf, type Place, type TreeRules } from '../tree/tree_rules'
import { useEditor } from './editor_context'

/** Step of a nested card to the right, in px. */
const INDENT = 20

interface DraggedCard {
  id: string
  /** 1 at the root. */
  level: number
  card: RefObject<HTMLElement | null>
  /** The line of the card, which takes what is dropped: the cards inside it have lines of their own. */
  head: RefObject<HTMLElement | null>
}

/** Makes a card one that is dragged by its handle and that others are dropped at. Nothing is rendered while one is dragged. */
export function useDraggedCard({ id, level, card, head }: DraggedCard): void {
  const { store, rules, cards, isHolder, isReadOnly } = useEditor()
  useEffect(() => {
    const [element, line] = [card.current, head.current]
    const dragHandle = line?.querySelector('[data-handle]')
    if (isReadOnly || !element || !line || !dragHandle) return
    const show = (drop: string | undefined) => {
      if (drop) element.dataset.drop = drop
      else delete element.dataset.drop
    }
    const modeOf = (): ItemMode => {
      const { name } = store.work.tree.nodes[id].block
      return isHolder(name) && !cards.cards.folded.has(id) ? 'expanded' : 'standard'
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ block: id }),
        onDragStart: () => void (element.dataset.dragged = ''),
        onDrop: () => void delete element.dataset.dragged,
      }),
      dropTargetForElements({
        element: line,
        canDrop: ({ source }) => typeof source.data.block === 'string' && source.data.block !== id,
        getData: ({ input, source }) =>
          attachInstruction(
            { target: id },
            {
              element: line,
              input,
              currentLevel: level,
              indentPerLevel: INDENT,
              mode: modeOf(),
              block: blockedAt(store.work.tree, String(source.data.block), id, rules),
            }
          ),
        onDrag: ({ self }) => show(extractInstruction(self.data)?.type),
        onDragLeave: () => show(undefined),
        onDrop: () => show(undefined),
      })
    )
  }, [id, level, card, head, store, rules, cards, isHolder, isReadOnly])
}

type Instruction = 'reorder-above' | 'reorder-below' | 'make-child'

/** What cannot be done with a dragged block at another one. */
function blockedAt(
  tree: BlockTree,
  dragged: string,
  target: string,
  rules: TreeRules
): Instruction[] {
  const blocked: Instruction[] = []
  if (refusalOf(tree, dragged, tree.nodes[target].parent, rules)) {
    blocked.push('reorder-above', 'reorder-below')
  }
  if (refusalOf(tree, dragged, target, rules)) blocked.push('make-child')
  return blocked
}

/** Where a block goes that is dropped at another one; null where it cannot. */
export function placeOfDrop(
  tree: BlockTree,
  dragged: string,
  data: Record<string | symbol, unknown>
): Place | null {
  const instruction = extractInstruction(data)?.type
  const target = String(data.target)
  if (!tree.nodes[target] || !tree.nodes[dragged]) return null
  if (instruction === 'make-child') return { parent: target, index: 0 }
  if (instruction !== 'reorder-above' && instruction !== 'reorder-below') return null
  const { parent } = tree.nodes[target]
  const around = idsIn(tree, parent).filter((one) => one !== dragged)
  const index = around.indexOf(target)
  return { parent, index: instruction === 'reorder-above' ? index : index + 1 }
}
