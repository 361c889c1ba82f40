import { DAY_KINDS } from '@rules/figures'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useRef, type ReactNode } from 'react'
import { Loading, Title, useLocaleState, useTranslate } from 'react-admin'
import { useMoment } from '../../format/use_moment'
import { DaysChart } from './days_chart'
import { DaysTable } from './days_table'
import { daysText } from './figure_text'
import type { Programme } from './figures'
import { FunnelTable } from './funnel_table'
import { GiftLists } from './gift_lists'
import { PeriodPicker } from './period_picker'
import { PeriodTiles, WaitingTiles } from './tiles'
import { usePeriod, useProgramme } from './use_programme'

/** What steers the programme, for a chosen period beside the one before. */
export default function ProgrammeFigures() {
  const translate = useTranslate()
  const chosen = usePeriod()
  const { programme, refusal, failure, again } = useProgramme(chosen)
  return (
    <>
      <Title title={translate('resources.reports.name', { smart_count: 2 })} />
      <PeriodPicker {...chosen} shown={programme?.period} refusal={refusal} />
      {failure && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={again}>
              {translate('reports.again')}
            </Button>
          }
        >
          {translate('reports.failed')}
        </Alert>
      )}
      {!failure && !refusal && !programme && <Loading />}
      {programme && <Shown programme={programme} />}
    </>
  )
}

function Shown({ programme }: { programme: Programme }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const table = useRef<HTMLElement>(null)
  const moment = useMoment()
  const { period, before, days, counted_at: countedAt } = programme
  const isQuiet = days.every((day) => DAY_KINDS.every((kind) => day[kind] === 0))
  return (
    <>
      <Typography color="textSecondary" sx={{ my: 2 }} role="status">
        {translate('reports.compared', {
          days: daysText(period, locale),
          before: daysText(before, locale),
        })}
        {countedAt !== null && (
          <Box component="span" sx={{ display: 'block' }}>
            {translate('reports.counted', { time: moment(countedAt) })}
          </Box>
        )}
      </Typography>
      <PeriodTiles programme={programme} onRows={() => table.current?.focus()} />
      <Part name="days">
        {isQuiet ? (
          <Alert severity="info">{translate('reports.quiet')}</Alert>
        ) : (
          <DaysChart days={days} period={period} />
        )}
        <DaysTable days={days} ref={table} />
      </Part>
      <Part name="gifts">
        <GiftLists gifts={programme.gifts} />
      </Part>
      <Part name="funnel">
        <FunnelTable {...programme} />
      </Part>
      <Part name="waiting">
        <WaitingTiles waiting={programme.waiting} />
      </Part>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h2" variant="h5">
          {translate(`reports.${name}`)}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
