import { Autocomplete, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { figure as grouped } from '../../format/words'
import { BackInStore } from './back_in_store'
import type { OrderLine } from './order_types'

interface Titled {
  id: number
  title_hu: string
}

/** A gift that can go out for the line. */
interface Gift extends Titled {
  /** Points of one. */
  price: number
  variation_types: (Titled & { values: Titled[] })[]
}

/** Gifts offered at once; the search finds the others. */
const OFFERED = 20

/** Writes whole numbers the way of the chosen language. */
function useFigure() {
  const [locale] = useLocaleState()
  return (value: number) => grouped(value, locale)
}

/** What goes out in place of a line, or the way to choose it as long as that can be done. */
export function Replacement() {
  const line = useRecordContext<OrderLine>()
  const { id } = useParams()
  const translate = useTranslate()
  const figure = useFigure()
  const [isOpen, setIsOpen] = useState(false)
  if (!line) return null
  if (line.replacement) {
    const { title, credited } = line.replacement
    return (
      <Stack>
        <Typography variant="body2">{title}</Typography>
        {credited > 0 && (
          <Typography variant="caption">
            {translate('orders.replacing.credited', { points: figure(credited) })}
          </Typography>
        )}
      </Stack>
    )
  }
  if (!line.is_replaceable) return null
  const path = `orders/${id}/lines/${line.id}`
  return (
    <div>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('orders.replacing.open')}
      </Button>
      {isOpen && <ReplaceDialog line={line} path={path} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function ReplaceDialog(props: { line: OrderLine; path: string; onClose: () => void }) {
  const { line, path, onClose } = props
  const translate = useTranslate()
  const figure = useFigure()
  const [gift, setGift] = useState<Gift | null>(null)
  const [values, setValues] = useState<Record<number, string>>({})
  const form = useFormDialog(
    // The choice as text, so that another choice is another request.
    { product_id: '', variations: '', is_back: 'no' },
    {
      path: `/${path}/substitution`,
      texts: 'orders.replacing',
      body: ({ is_back }, key) => ({
        product_id: gift?.id,
        is_back: is_back === 'yes',
        variations: Object.values(values).map(Number),
        idempotency_key: key,
      }),
      said: ({ data }) =>
        data.credited
          ? ['orders.replacing.done_credited', { points: figure(data.credited) }]
          : ['orders.replacing.done'],
      onClose,
    }
  )

  function chooseGift(chosen: Gift | null) {
    setGift(chosen)
    setValues({})
    form.change({ product_id: String(chosen?.id ?? ''), variations: '' })
  }

  function chooseValue(type: number, value: string) {
    const chosen = { ...values, [type]: value }
    setValues(chosen)
    form.change({ variations: Object.values(chosen).join('-') })
  }

  const credited = gift ? (line.price - gift.price) * line.quantity : 0
  return (
    <FormDialog
      form={form}
      title={translate('orders.replacing.title', { title: line.title_hu })}
      submit={translate('orders.replacing.send')}
      maxWidth="sm"
    >
      <Typography sx={{ pb: 2 }}>
        {translate('orders.replacing.hint', { price: figure(line.price), quantity: line.quantity })}
      </Typography>
      <GiftChoice path={path} gift={gift} onChoose={chooseGift} field={form.field('product_id')} />
      {gift?.variation_types.map((type) => (
        <TextField
          key={type.id}
          {...form.field('variations')}
          select
          label={type.title_hu}
          value={values[type.id] ?? ''}
          onChange={(event) => chooseValue(type.id, event.target.value)}
        >
          {type.values.map((value) => (
            <MenuItem key={value.id} value={String(value.id)}>
              {value.title_hu}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <BackInStore value={form.fields.is_back} onChoose={(is_back) => form.change({ is_back })} />
      {gift && (
        <Typography>
          {credited > 0
            ? translate('orders.replacing.will_credit', { points: figure(credited) })
            : translate('orders.replacing.nothing_back')}
        </Typography>
      )}
    </FormDialog>
  )
}

interface GiftChoiceProps {
  path: string
  gift: Gift | null
  onChoose: (gift: Gift | null) => void
  field: Pick<
    ReturnType<ReturnType<typeof useFormDialog>['field']>,
    'label' | 'error' | 'helperText'
  >
}

function GiftChoice({ path, gift, onChoose, field }: GiftChoiceProps) {
  const translate = useTranslate()
  const figure = useFigure()
  const [q, setQ] = useState('')
  const { data: gifts = [], isFetching } = useGetList<Gift>(`${path}/substitutes`, {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'price', order: 'DESC' },
  })
  return (
    <Autocomplete
      options={gifts}
      value={gift}
      loading={isFetching}
      loadingText={translate('ra.page.loading')}
      noOptionsText={translate('orders.replacing.none')}
      // The server has searched already.
      filterOptions={(found) => found}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title_hu, price }) =>
        translate('orders.replacing.option', { title: title_hu, price: figure(price) })
      }
      onChange={(_event, chosen) => onChoose(chosen)}
      onInputChange={(_event, typed, reason) => setQ(reason === 'input' ? typed.trim() : '')}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  )
}
