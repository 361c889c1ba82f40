import { Button, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { PieceCard } from './piece_card'
import { copyOf, newPiece, PIECES, wordsOf, type Piece } from './pieces'

/** Most pieces of a survey, as the server checks it. */
const PIECES_MAX = 60

type Form = { content: Piece[] }

interface SurveyBuilderProps {
  /** The piece whose card is open. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The pieces of a survey as cards: dragged, or moved by Alt and an arrow, copied, folded, taken away. */
export function SurveyBuilder({ open, onOpen }: SurveyBuilderProps) {
  const translate = useTranslate()
  const { getValues } = useFormContext<Form>()
  const { fields, append, insert, move, remove } = useFieldArray<Form, 'content', 'key'>({
    name: 'content',
    keyName: 'key',
  })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function place(from: number, to: number) {
    if (to < 0 || to >= fields.length || from === to) return
    const words = wordsOf(getValues(`content.${from}`))
    move(from, to)
    setSaid(translate('surveys.builder.moved', { words, place: to + 1, of: fields.length }))
    // The focus goes along with the card.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-place="${to}"] [data-handle]`)?.focus()
    )
  }

  function add(piece: Piece, at = fields.length) {
    if (at === fields.length) append(piece, { shouldFocus: false })
    else insert(at, piece, { shouldFocus: false })
    onOpen(piece.id)
  }

  return (
    <Stack spacing={1} component="section" aria-labelledby="pieces" sx={{ width: 1 }}>
      <Typography variant="h6" component="h2" id="pieces">
        {translate('resources.surveys.fields.content')}
      </Typography>
      <Typography color="textSecondary">{translate('surveys.content_hint')}</Typography>
      <Stack ref={list} component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map((field, at) => (
          <PieceCard
            key={field.id}
            at={at}
            count={fields.length}
            isOpen={open === field.id}
            onFold={() => onOpen(open === field.id ? null : field.id)}
            onMove={place}
            onCopy={() => add(copyOf(getValues(`content.${at}`)), at + 1)}
            onRemove={() => remove(at)}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {PIECES.map((name) => (
          <Button
            key={name}
            variant="outlined"
            disabled={fields.length >= PIECES_MAX}
            onClick={() => add(newPiece(name))}
          >
            {translate(`surveys.builder.add_${name.replace(' ', '_')}`)}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {said}
      </Typography>
    </Stack>
  )
}
