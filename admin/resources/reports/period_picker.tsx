import { PERIODS, type PeriodName } from '@rules/figures'
import { MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf } from '../../format/words'
import type { Days } from './figures'
import type { DaysRefusal } from './use_programme'

/** What the server says of more days than can be looked at. */
const TOO_MANY = 'errors.max'

interface PeriodPickerProps {
  period: PeriodName
  from: string
  to: string
  /** The days that are shown: own days begin with them. */
  shown: Days | undefined
  refusal: DaysRefusal | undefined
  choose(period: PeriodName, days?: Days): void
}

/** Which days the figures are about. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { period, from, to, shown, refusal, choose } = props
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
      <TextField
        select
        label={translate('reports.period')}
        value={period}
        onChange={({ target }) => choose(target.value as PeriodName, shown ?? today())}
        sx={{ minWidth: 200 }}
      >
        {PERIODS.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`reports.periods.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {period === 'days' && (
        <OwnDays days={{ from, to }} refusal={refusal} choose={(days) => choose('days', days)} />
      )}
    </Stack>
  )
}

interface OwnDaysProps {
  days: Days
  refusal: DaysRefusal | undefined
  choose(days: Days): void
}

/** What is wrong with the days that are typed, at the field where it is. */
function faultsOf({ from, to }: Days, refusal: DaysRefusal = {}): DaysRefusal {
  if (from && to && from > to) return { to: 'reports.mixed' }
  return refusal.to === TOO_MANY ? { ...refusal, to: 'reports.too_long' } : refusal
}

/** First and last day, as they are typed; asked for once both are there and in their order. */
function OwnDays({ days, refusal, choose }: OwnDaysProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(days)
  const faults = faultsOf(typed, refusal)
  const change = (change: Partial<Days>) => {
    const wanted = { ...typed, ...change }
    setTyped(wanted)
    if (wanted.from && wanted.to && wanted.from <= wanted.to) choose(wanted)
  }
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={translate(`reports.${end}`)}
      value={typed[end]}
      error={faults[end] !== undefined}
      helperText={faults[end] && translate(faults[end])}
      onChange={({ target }) => change({ [end]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ))
}

function today(): Days {
  const day = dayOf(Date.now())
  return { from: day, to: day }
}
