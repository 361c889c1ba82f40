import { IconButton } from '@mui/material'
import { GripVertical } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Direction } from '../tree/move_block'
import { useEditor } from './editor_context'
import { HandleMenu } from './handle_menu'
import { useActs } from './use_acts'

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const HANDLE = { cursor: 'grab', width: 44, height: 44 }

/** What a card is dragged by. It opens the menu of all that can be done without dragging, and takes Alt with the arrows. */
export const CardHandle = memo(function CardHandle({ id, name }: { id: string; name: string }) {
  const { isReadOnly } = useEditor()
  const acts = useActs()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isReadOnly) return null

  function onKeyDown(event: KeyboardEvent) {
    const direction = ARROWS[event.key]
    if (!event.altKey || !direction) return
    event.preventDefault()
    acts.moveTowards(id, direction)
  }

  return (
    <>
      <IconButton
        data-handle={id}
        aria-label={translate('content.handle', { block: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onKeyDown={onKeyDown}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={HANDLE}
      >
        <GripVertical size={20} aria-hidden />
      </IconButton>
      {anchor && <HandleMenu id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
})
