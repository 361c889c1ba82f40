import { Typography } from '@mui/material'
import {
  DataTable,
  FunctionField,
  ListContextProvider,
  useGetList,
  useList,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../../components/figure_col'
import { InstantField } from '../../../components/instant_field'
import { dayInWords, instantOf } from '../../../format/words'

/** A sticker that brought nothing, or a day with codes that are none of ours. */
interface Refusal {
  id: string
  reason: string
  times: number
  /** An instant in ms UTC, or a day, YYYY-MM-DD. */
  at: number | string
  batch_id: number | null
  serial: number | null
}

/** What was refused to the member, the latest first. */
export function MemberRefusals() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const { data, isPending } = useGetList<Refusal>(`members/${member?.id}/refused_scans`)
  const list = useList({ data, isPending, resource: 'refused_scans' })
  const nothing = <Typography variant="body2">{translate('members.scans.none_refused')}</Typography>
  return (
    <section aria-labelledby="refused-scans">
      <Typography id="refused-scans" component="h3" variant="h6">
        {translate('members.scans.refused')}
      </Typography>
      <ListContextProvider value={list}>
        <DataTable bulkActionButtons={false} rowClick={false} empty={nothing}>
          <DataTable.Col source="at" label="members.scans.at" disableSort field={At} />
          <DataTable.Col source="reason" label="members.scans.why" disableSort field={Why} />
          <FigureCol source="times" label="members.scans.times" disableSort />
        </DataTable>
      </ListContextProvider>
    </section>
  )
}

function At() {
  const [locale] = useLocaleState()
  const at = useRecordContext<Refusal>()?.at
  if (typeof at === 'string') return <>{dayInWords(instantOf(at)!, locale)}</>
  return <InstantField source="at" />
}

/** Why it was refused, and which sticker it was. */
function Why() {
  const translate = useTranslate()
  return (
    <FunctionField<Refusal>
      render={({ reason, batch_id: roll, serial }) => (
        <>
          {translate(reason === 'unknown_code' ? REASON_OF_GUESSES : `disputes.reason.${reason}`)}
          {roll !== null && (
            <Typography variant="body2" color="textSecondary">
              {translate('members.scans.sticker', { roll, serial })}
            </Typography>
          )}
        </>
      )}
    />
  )
}

const REASON_OF_GUESSES = 'disputes.reason.invalid_code'
