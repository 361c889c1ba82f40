import { Box, Card, IconButton, Stack, Typography } from '@mui/material'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  Copy,
  GripVertical,
  Trash2,
} from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { BLOCKS } from '@blocks/definitions'
import { InBothLanguages } from '../../../components/in_both_languages'
import { QuestionInputs } from '../../../components/question_inputs'
import { RichTextInBothLanguages } from '../../../components/rich_text/rich_text_input'
import { ConditionInputs } from './condition_inputs'
import { wordsOf, type Piece } from './pieces'
import { useCardDrag } from './use_card_drag'
import { useNamedOptions } from './use_named_options'

interface PieceCardProps {
  at: number
  count: number
  isOpen: boolean
  onFold: () => void
  onMove: (from: number, to: number) => void
  onCopy: () => void
  onRemove: () => void
}

/** One piece: a line with its words and what can be done with it, and its form while it is open. */
export function PieceCard(props: PieceCardProps) {
  const { at, count, isOpen, onFold, onMove, onCopy, onRemove } = props
  const translate = useTranslate()
  const card = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { getFieldState, formState } = useFormContext()
  const piece: Piece = useWatch({ name: `content.${at}` })
  const edge = useCardDrag({ card, handle, at, onMove })
  useNamedOptions(at, piece?.props?.options)
  if (!piece) return null
  const isWrong = getFieldState(`content.${at}`, formState).invalid
  const words = wordsOf(piece) || translate(`surveys.piece.${piece.name.replace(' ', '_')}`)
  const title = `${at + 1}. ${words}`

  function byKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    onMove(at, at + step)
  }

  const actions = [
    { name: 'up', icon: ArrowUp, isOff: at === 0, act: () => onMove(at, at - 1) },
    { name: 'down', icon: ArrowDown, isOff: at === count - 1, act: () => onMove(at, at + 1) },
    { name: 'copy', icon: Copy, isOff: false, act: onCopy },
    { name: 'remove', icon: Trash2, isOff: false, act: onRemove },
  ]
  return (
    <Card
      ref={card}
      component="li"
      variant="outlined"
      data-place={at}
      sx={{ borderColor: isWrong ? 'error.main' : undefined, boxShadow: EDGES[edge ?? 'none'] }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton
          ref={handle}
          data-handle
          size="small"
          aria-label={translate('surveys.builder.handle', { words: title })}
          onKeyDown={byKey}
          sx={{ cursor: 'grab' }}
        >
          <GripVertical size={18} />
        </IconButton>
        <Typography
          component="h3"
          variant="body1"
          noWrap
          sx={{ flex: '1 1 8rem', minWidth: 0, color: isWrong ? 'error.main' : undefined }}
        >
          {title}
        </Typography>
        {actions.map(({ name, icon: Icon, isOff, act }) => (
          <IconButton
            key={name}
            size="small"
            disabled={isOff}
            aria-label={`${translate(`surveys.builder.${name}`)}: ${title}`}
            onClick={act}
          >
            <Icon size={18} />
          </IconButton>
        ))}
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={`${translate('surveys.builder.edit')}: ${title}`}
          onClick={onFold}
        >
          {isOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
        </IconButton>
      </Stack>
      {isOpen && (
        <Box sx={{ p: 2 }}>
          <PieceForm at={at} piece={piece} />
        </Box>
      )}
    </Card>
  )
}

/** Longest heading, as everywhere. */
const HEADING_MAX = BLOCKS.title.fields.text.max

/** Where a dragged card would land. */
const EDGES = {
  none: 'none',
  top: '0 -3px 0 0 currentColor',
  bottom: '0 3px 0 0 currentColor',
}

function PieceForm({ at, piece: { name, props } }: { at: number; piece: Piece }) {
  const prefix = `content.${at}.props.`
  if (name === 'title') {
    return <InBothLanguages source={`${prefix}text`} label="title" max={HEADING_MAX} must />
  }
  if (name === 'text') return <RichTextInBothLanguages source={`${prefix}html`} label="html" must />
  return (
    <>
      <QuestionInputs prefix={prefix} type={props?.type} />
      <ConditionInputs at={at} />
    </>
  )
}
