import { useMemo } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { addBlocks, duplicateBlock, pasteBlocks, removeBlock, type Added } from '../tree/add_blocks'
import { newBlockId } from '../tree/block_id'
import { blocksOf, idsIn, type Block } from '../tree/block_tree'
import { blocksOfText, copiedText } from '../tree/copied_blocks'
import { moveBlock, placeOf, placeTowards, type Direction } from '../tree/move_block'
import type { Place } from '../tree/tree_rules'
import { useEditor, type Editor } from './editor_context'
import { nameKey, newBlock } from './new_block'

/** What was copied last, for where the browser keeps its clipboard from the page. */
let lastCopied: Block[] | null = null

/** What can be done to blocks: each act says what became of it to who cannot see it. */
export function useActs() {
  const editor = useEditor()
  const translate = useTranslate()
  const notify = useNotify()
  return useMemo(() => actsOf(editor, translate, notify), [editor, translate, notify])
}

type Translate = ReturnType<typeof useTranslate>

function actsOf(editor: Editor, translate: Translate, notify: ReturnType<typeof useNotify>) {
  const { store, cards, rules, isHolder } = editor
  const blockName = (id: string) => translate(nameKey(store.work.tree.nodes[id].block.name))

  const tellPlace = (id: string) => {
    const { tree } = store.work
    const { parent, index } = placeOf(tree, id)
    const values = { block: blockName(id), place: index + 1, of: idsIn(tree, parent).length }
    const place = translate('content.told.place', values)
    const within = parent && translate('content.told.within', { block: blockName(parent) })
    cards.tell([place, within].filter(Boolean).join(' '))
  }
  const take = ({ tree, ids: [first], refusal }: Added) => {
    if (refusal) {
      cards.tell(translate(`content.refused.${refusal}`))
      return notify(`content.refused.${refusal}`, { type: 'warning' })
    }
    store.changeTree(() => tree)
    cards.open(first)
    tellPlace(first)
    focusCard(first)
  }
  const move = (id: string, to: Place | null) => {
    if (!to) return cards.tell(translate('content.told.stays'))
    store.changeTree((tree) => moveBlock(tree, id, to, rules))
    if (to.parent !== null) cards.fold(to.parent, false)
    tellPlace(id)
    focusCard(id)
  }

  return {
    move,
    moveTowards: (id: string, direction: Direction) =>
      move(id, placeTowards(store.work.tree, id, direction, rules)),
    add: (name: string, to: Place) =>
      take(addBlocks(store.work.tree, [newBlock(name, editor)], to, rules)),
    duplicate: (id: string) => take(duplicateBlock(store.work.tree, id, rules, newBlockId)),
    remove(id: string) {
      const { parent, index } = placeOf(store.work.tree, id)
      const told = translate('content.told.removed', { block: blockName(id) })
      store.changeTree((tree) => removeBlock(tree, id))
      const around = idsIn(store.work.tree, parent)
      const next = around[Math.min(index, around.length - 1)] ?? parent
      cards.open(null)
      cards.tell(told)
      if (next) focusCard(next)
    },
    async copy(id: string) {
      lastCopied = blocksOf(store.work.tree, isHolder, [id])
      await navigator.clipboard?.writeText(copiedText(lastCopied)).catch(() => {})
      notify('content.told.copied', { type: 'info' })
    },
    async paste(behind: string | null) {
      const text = await navigator.clipboard?.readText().catch(() => '')
      const copied = blocksOfText(text ?? '') ?? lastCopied
      if (!copied) return notify('content.told.nothing_copied', { type: 'warning' })
      take(pasteBlocks(store.work.tree, copied, behind, { rules, newId: newBlockId }))
    },
  }
}

/** The handle of a card has the focus again once the card stands in its new place. */
function focusCard(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus()
  })
}
