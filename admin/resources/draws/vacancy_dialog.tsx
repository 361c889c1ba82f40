import { DialogContentText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Place } from './draw'

interface VacancyDialogProps {
  path: string
  place: Place
  /** The reason that somebody has named already. */
  wanted?: string
  onClose: () => void
}

/** Gives the prize of a place to the next reserve once two people want it, with a reason that stands in the public log. */
export function VacancyDialog({ path, place, wanted, onClose }: VacancyDialogProps) {
  const translate = useTranslate()
  const reasons = reasonsOf(place)
  const form = useFormDialog(
    { why: wanted && reasons.includes(wanted) ? wanted : reasons[0] },
    {
      path: `${path}/vacancy`,
      texts: 'draws.vacating',
      body: ({ why }) => ({ why }),
      said: ({ data }) => [saidOf(data)],
      onClose,
    }
  )
  const title = translate('draws.place_step.vacancy')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText>{translate('draws.vacating.text')}</DialogContentText>
      <TextField select {...form.field('why')}>
        {reasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`draws.vacated.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}

/** Who has an account has not left, and who was never tried to be reached is not given up. */
function reasonsOf({ member_id: memberId, attempts }: Place): string[] {
  if (!memberId) return ['deleted', 'not_entitled']
  return [...(attempts ? ['unreached'] : []), 'declined', 'not_entitled']
}

function saidOf({ is_done: isDone, moved_up: movedUp }: { is_done: boolean; moved_up: unknown }) {
  if (!isDone) return 'draws.asked'
  return movedUp ? 'draws.vacating.moved' : 'draws.vacating.nobody'
}
