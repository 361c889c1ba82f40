import { Typography } from '@mui/material'
import { ArrayField, DataTable, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { useIsPhone } from '../../components/use_is_phone'
import { figure } from '../../format/words'
import type { OrderLine } from './order_types'
import { Replacement } from './replacement'

/** On a phone less air between the columns, so that the gifts keep room for their names. */
const CLOSE = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }

/** The gifts of an order: how many, how many left the house, and what goes out instead. */
export function OrderLines() {
  const isPhone = useIsPhone()
  return (
    <ArrayField source="lines">
      <DataTable bulkActionButtons={false} rowClick={false} sx={CLOSE}>
        <DataTable.Col source="title_hu" disableSort field={isPhone ? FoldedGift : undefined} />
        {!isPhone && <DataTable.Col source="variation_text" disableSort />}
        <FigureCol source="quantity" disableSort />
        {!isPhone && <FigureCol source="price" disableSort />}
        <DataTable.Col source="sent" disableSort field={SentPieces} align="right" />
        <DataTable.Col source="replacement" disableSort>
          <Replacement />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  )
}

/** Variation and price beneath the name. */
function FoldedGift() {
  const line = useRecordContext<OrderLine>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!line) return null
  const price = translate('orders.points_each', { points: figure(line.price, locale) })
  return (
    <>
      {line.title_hu}
      <Typography variant="caption" component="div" color="textSecondary">
        {[line.variation_text, price].filter(Boolean).join(' · ')}
      </Typography>
    </>
  )
}

/** How many left the house, and beneath it how many never will. */
function SentPieces() {
  const line = useRecordContext<OrderLine>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!line) return null
  return (
    <>
      {figure(line.sent, locale)}
      {line.given_up && (
        <Typography variant="caption" component="div" color="textSecondary">
          {translate('orders.rest.given_up', { pieces: figure(line.given_up.quantity, locale) })}
        </Typography>
      )}
    </>
  )
}
