import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import type { FormEvent } from 'react'
import { Confirm, useListContext, useTranslate } from 'react-admin'
import { FormDialog } from '../../components/form_dialog'
import { MenuButton } from '../../components/menu_button'
import type { DeskMeta } from './order_queues'
import { STATUSES, stateOf } from './order_status'
import type { StatusAnswer, useChangeMany } from './use_change_many'

type Change = ReturnType<typeof useChangeMany>

/** The steps the chosen orders may take from where the open queue stands. */
export function ChangeMenu({ ask }: Pick<Change, 'ask'>) {
  const { selectedIds, filterValues, meta } = useListContext()
  const translate = useTranslate()
  const { steps } = (meta ?? {}) as Partial<DeskMeta>
  const from = stateOf(filterValues)
  const next = from ? (steps?.[from] ?? []) : STATUSES.filter((status) => status !== 'received')
  if (!next.length) return null
  const items = next.map((status) => ({
    key: status,
    text: translate(`orders.set.${status}`),
    isGrave: status === 'cancelled',
    onChoose: () => ask(status, selectedIds),
  }))
  return <MenuButton label={translate('orders.change')} items={items} variant="contained" />
}

/** Asks once more, and then says of each order that did not change why. */
export function ChangeDialogs({ change }: { change: Change }) {
  const { asked, answers, isSending, send, close } = change
  const translate = useTranslate()
  const question = asked?.status === 'cancelled' ? 'orders.ask_cancel_many' : 'orders.ask_many'
  return (
    <>
      <Confirm
        isOpen={asked !== undefined && asked.status !== 'shipped'}
        loading={isSending}
        title={translate(`orders.set.${asked?.status ?? 'processing'}`)}
        content={translate(question, {
          smart_count: asked?.orders.length ?? 0,
          status: translate(`orders.status.${asked?.status ?? 'processing'}`),
        })}
        onConfirm={() => void send()}
        onClose={close}
      />
      {asked?.status === 'shipped' && <ShipMany change={change} />}
      {answers && <Outcome answers={answers} onClose={close} />}
    </>
  )
}

/** Characters a carrier may have. */
const CARRIER_MAX = 100

/** Sends all that is left of the chosen orders; one carrier mostly takes them all, and may be named once. */
function ShipMany({ change }: { change: Change }) {
  const { asked, nameCarrier, isSending, send, close } = change
  const translate = useTranslate()
  const form = {
    isChanged: asked!.carrier !== '',
    isSending,
    onClose: close,
    send: async (event: FormEvent) => {
      event.preventDefault()
      await send()
    },
  }
  return (
    <FormDialog
      form={form}
      title={translate('orders.set.shipped')}
      submit={translate('orders.parcel.send')}
    >
      <Typography sx={{ pb: 2 }}>
        {translate('orders.ask_ship_many', { smart_count: asked!.orders.length })}
      </Typography>
      <TextField
        name="carrier"
        label={translate('orders.parcel.carrier')}
        helperText={translate('orders.carrier_of_many')}
        value={asked!.carrier}
        onChange={({ target }) => nameCarrier(target.value)}
        slotProps={{ htmlInput: { maxLength: CARRIER_MAX } }}
      />
    </FormDialog>
  )
}

function Outcome({ answers, onClose }: { answers: StatusAnswer[]; onClose: () => void }) {
  const translate = useTranslate()
  const refused = answers.filter(({ changed }) => !changed)
  const changed = answers.length - refused.length
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('orders.partly', { changed, refused: refused.length })}</DialogTitle>
      <DialogContent>
        {refused.map(({ id, reason, status }) => (
          <Typography key={id} sx={{ py: 0.5 }}>
            <strong>#{id}</strong> {translate(`errors.${reason}`, { _: reason })}
            {status && ` – ${translate(`orders.status.${status}`)}`}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
