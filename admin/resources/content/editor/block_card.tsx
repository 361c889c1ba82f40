import { Box, ButtonBase, IconButton, Typography, type Theme } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, useRef, type ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { BlockForm } from './block_form'
import { CardHandle } from './card_handle'
import { CardLanguages } from './card_languages'
import { useCards, useEditor, useWork } from './editor_context'
import { nameKey } from './new_block'
import { summaryOf } from './summary'
import { useDraggedCard } from './use_dragged_card'

const EDGE =
  (shadow: string) =>
  ({ palette }: Theme) =>
    `${shadow} ${palette.primary.main}`
const CARD = {
  'border': 1,
  'borderColor': 'divider',
  'borderRadius': 1,
  'backgroundColor': 'background.paper',
  'mb': 1,
  '&[data-drop="reorder-above"]': { boxShadow: EDGE('0 -3px 0') },
  '&[data-drop="reorder-below"]': { boxShadow: EDGE('0 3px 0') },
  '&[data-drop="make-child"]': { boxShadow: EDGE('inset 0 0 0 3px') },
  '&[data-dragged]': { opacity: 0.5 },
}
const HEAD = { display: 'flex', alignItems: 'center', minHeight: 50, pr: 1 }
const OPENER = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  px: 1,
  gap: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
}

interface BlockCardProps {
  id: string
  level: number
  /** The cards of what lies inside. */
  List: ComponentType<{ parent: string | null; level: number }>
}

/** One block: its name and first words, and while it is open its form. A key in another block does not render it again. */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { id, level, List } = props
  const block = useWork(({ tree }) => tree.nodes[id]?.block)
  const isOpen = useCards(({ open }) => open === id)
  const isFolded = useCards(({ folded }) => folded.has(id))
  const { cards, fieldsOf, isHolder } = useEditor()
  const translate = useTranslate()
  const card = useRef<HTMLLIElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useDraggedCard({ id, level, card, head })
  if (!block) return null
  const fields = fieldsOf(block.name)
  const holds = isHolder(block.name)
  const name = fields
    ? translate(nameKey(block.name))
    : translate('content.unknown_block', { name: block.name })
  const summary = summaryOf(block, fields ?? [])
  return (
    <Box component="li" ref={card} data-block={id} sx={CARD}>
      <Box ref={head} sx={HEAD}>
        <CardHandle id={id} name={summary ? `${name}: ${summary}` : name} />
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => cards.open(isOpen ? null : id)}
          sx={OPENER}
        >
          <Typography component="span" sx={{ fontWeight: 750, flexShrink: 0 }}>
            {name}
          </Typography>
          <Typography component="span" noWrap color="textSecondary">
            {summary}
          </Typography>
        </ButtonBase>
        <CardLanguages block={block} fields={fields ?? []} />
        {holds && (
          <IconButton
            aria-label={`${translate(isFolded ? 'content.unfold' : 'content.fold')}: ${name}`}
            aria-expanded={!isFolded}
            onClick={() => cards.fold(id, !isFolded)}
          >
            {isFolded ? <ChevronRight size={18} /> : <ChevronDown size={18} />}
          </IconButton>
        )}
      </Box>
      {isOpen && <BlockForm id={id} />}
      {holds && !isFolded && (
        <Box sx={{ pl: { xs: 1, sm: 2.5 }, pr: { xs: 0.5, sm: 1 }, pb: 1 }}>
          <List parent={id} level={level + 1} />
        </Box>
      )}
    </Box>
  )
})
