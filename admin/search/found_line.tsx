import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { dayInWords, figure } from '../format/words'
import { BatchState } from '../resources/code_batches/batch_state'
import { StateField } from '../resources/content/records/record_columns'
import { OrderStatus } from '../resources/orders/order_status'
import { ParticipatingState } from '../resources/participating_products/participating_state'
import { ProductState } from '../resources/products/product_state'
import { StickerState, type Sticker } from './sticker_state'

/** The fields that lines of the different lists have. */
interface Line {
  id: number
  sticker?: Sticker | null
  [field: string]: unknown
}

interface Words {
  translate: ReturnType<typeof useTranslate>
  locale: string
}

/** What a line is called, and the facts that tell it from others of this name; empty ones are left out. */
type Told = [title: string, ...facts: unknown[]]

const TOLD: Record<string, (line: Line, words: Words) => Told> = {
  members: (line, words) => [
    named([line.last_name, line.first_name]) || `#${line.id}`,
    `#${line.id}`,
    line.email,
    line.phone,
    pointsOf(line.points, words),
  ],
  orders: (line, words) => [
    named([`#${line.id}`, line.recipient]),
    line.placed_at && dayInWords(Number(line.placed_at), words.locale),
    line.shipping_city,
    pointsOf(line.total, words),
  ],
  code_batches: (line, words) => {
    const { sticker, count, id } = line
    const roll = words.translate('search.roll', { id })
    const all = figure(Number(count), words.locale)
    const product = inLanguage(line, 'product', words)
    if (!sticker) return [roll, product, words.translate('search.stickers', { count: all })]
    const place = figure(sticker.place, words.locale)
    return [sticker.code, product, roll, words.translate('search.place', { place, count: all })]
  },
  products: (line, words) => [inLanguage(line, 'title', words), pointsOf(line.price, words)],
  participating_products: (line, words) => [
    inLanguage(line, 'title', words),
    pointsOf(line.points, words),
  ],
  content_records: (line, words) => [
    inLanguage(line, 'title', words),
    words.translate(`content.kinds.${line.kind}`),
    line.slug && `/${line.slug}`,
  ],
}

const STATES: Record<string, () => ReactNode> = {
  orders: OrderStatus,
  code_batches: StickerOrBatchState,
  products: ProductState,
  participating_products: ParticipatingState,
  content_records: StateField,
}

/** One thing that was found: its name, the facts in small print, and where it stands. */
export function FoundLine({ list }: { list: string }) {
  const line = useRecordContext<Line>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!line) return null
  const [title, ...facts] = TOLD[list]?.(line, { translate, locale }) ?? [`#${line.id}`]
  const State = STATES[list]
  return (
    <>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.3 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {State && (
        <Box component="span" sx={{ flexShrink: 0 }}>
          <State />
        </Box>
      )}
    </>
  )
}

/** A sticker of a roll that is not released is what the roll is. */
function StickerOrBatchState() {
  const line = useRecordContext<Line & { state: string }>()
  if (!line?.sticker || line.state === 'printed') return <BatchState />
  return <StickerState sticker={line.sticker} />
}

function named(words: unknown[]) {
  return words.filter(Boolean).join(' ')
}

function inLanguage(line: Line, name: string, { locale }: Words) {
  return String(line[`${name}_${locale}`] || line[`${name}_hu`] || `#${line.id}`)
}

function pointsOf(points: unknown, { translate, locale }: Words) {
  const value = Number(points)
  return translate('search.points', { smart_count: value, points: figure(value, locale) })
}
