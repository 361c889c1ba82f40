import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'

const COLORS = { unused: 'success', used: 'info', void: 'default', expired: 'warning' } as const

/** A sticker whose code was typed. */
export interface Sticker {
  code: string
  /** In its roll, from 1. */
  place: number
  state: keyof typeof COLORS
}

/** What became of a sticker. */
export function StickerState({ sticker: { state } }: { sticker: Sticker }) {
  const translate = useTranslate()
  return <Chip size="small" color={COLORS[state]} label={translate(`search.sticker.${state}`)} />
}
