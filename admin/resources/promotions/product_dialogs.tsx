import { DialogContentText, MenuItem, TextField } from '@mui/material'
import { useGetList, useLocale, useTranslate, type RaRecord } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Absence, Game } from './game'

/** More sticker-marked products than a maker has. */
const PRODUCTS_MAX = 200
const DATE_LABEL = { inputLabel: { shrink: true } }

interface Product extends RaRecord<number> {
  title_hu: string
  title_en: string
}

/** Asks which product leaves a game, and from which day on. */
export function LeaveDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { data: products = [] } = useGetList<Product>('participating_products', {
    pagination: { page: 1, perPage: PRODUCTS_MAX },
    sort: { field: 'title_hu', order: 'ASC' },
  })
  const form = useFormDialog(
    { product_id: '', day: '' },
    {
      path: `/promotions/${game.id}/absences`,
      texts: 'promotions.products',
      body: ({ product_id, day }) => ({ product_id: Number(product_id), day }),
      said: () => ['promotions.products.left'],
      onClose,
    }
  )
  const title = translate('promotions.products.leave')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText>{translate('promotions.products.leave_text')}</DialogContentText>
      <TextField select {...form.field('product_id')}>
        {products.map(({ id, title_hu, title_en }) => (
          <MenuItem key={id} value={String(id)}>
            {locale === 'hu' ? title_hu : title_en || title_hu}
          </MenuItem>
        ))}
      </TextField>
      <TextField type="date" {...form.field('day')} slotProps={DATE_LABEL} />
    </FormDialog>
  )
}

interface JoinDialogProps {
  game: Game
  absence: Absence
  onClose: () => void
}

/** Asks from which day on a product is back in a game. */
export function JoinDialog({ game, absence, onClose }: JoinDialogProps) {
  const translate = useTranslate()
  const form = useFormDialog(
    { day: '' },
    {
      path: `/promotions/${game.id}/absences/${absence.id}/end`,
      texts: 'promotions.products',
      body: ({ day }) => ({ day }),
      said: () => ['promotions.products.joined'],
      onClose,
    }
  )
  const title = translate('promotions.products.join')
  return (
    <FormDialog form={form} title={title} submit={title}>
      <DialogContentText>{translate('promotions.products.join_text')}</DialogContentText>
      <TextField type="date" {...form.field('day')} slotProps={DATE_LABEL} />
    </FormDialog>
  )
}
