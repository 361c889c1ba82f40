import { Alert, Box } from '@mui/material'
import {
  DataTable,
  List,
  SelectInput,
  useListContext,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Folded } from '../../components/folded'
import { useIsPhone } from '../../components/use_is_phone'
import { figure } from '../../format/words'
import { METRICS, useShownWeek, weekText, type PageSpeed } from './page_speed'
import { ShownFigure } from './speed_figure'
import { TwelveWeeks } from './twelve_weeks'

/** More than there are. */
const ALL = 50

/** One of the weeks there are figures of; the last one where none is chosen. */
function WeekInput(props: { source: string; alwaysOn?: boolean }) {
  const { data = [] } = useListContext<PageSpeed>()
  const [locale] = useLocaleState()
  const choices = data[0]?.weeks.map(({ week }) => ({ id: week, name: weekText(week, locale) }))
  return (
    <SelectInput
      {...props}
      choices={choices ?? []}
      translateChoice={false}
      helperText={false}
      emptyText="page_vitals.last_week"
    />
  )
}

const choiceOf = (source: string, ids: string[]) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    helperText={false}
    emptyText="page_vitals.every"
    choices={ids.map((id) => ({ id, name: `page_vitals.${source}.${id}` }))}
  />
)

const FILTERS = [
  <WeekInput key="week" source="week" alwaysOn />,
  choiceOf('device', ['phone', 'desk']),
  choiceOf('connection', ['slow', 'fast', 'unknown']),
  choiceOf('locale', ['hu', 'en']),
  choiceOf('version', ['running']),
]

function PageName() {
  const page = useRecordContext<PageSpeed>()
  const translate = useTranslate()
  return page ? <span>{translate(`page_vitals.pages.${page.id}`, { _: page.id })}</span> : null
}

function Visits() {
  const week = useShownWeek()
  const [locale] = useLocaleState()
  return week ? <span>{figure(week.visits, locale)}</span> : null
}

function FoldedPage() {
  const translate = useTranslate()
  const details = METRICS.map((metric) => (
    <Box key={metric} sx={{ mb: 0.5 }}>
      {translate(`resources.page_vitals.fields.${metric}`)}: <ShownFigure metric={metric} />
    </Box>
  ))
  return <Folded title={<PageName />} details={details} />
}

const PAGE = <DataTable.Col key="page" source="page" disableSort field={PageName} />
const VISITS = <DataTable.Col key="visits" source="visits" disableSort field={Visits} />

// Lists of columns, not fragments: the row below an open one is as wide as they are many.
const FOLDED = [<DataTable.Col key="page" source="page" disableSort field={FoldedPage} />, VISITS]
const WIDE = [
  PAGE,
  VISITS,
  ...METRICS.map((metric) => (
    <DataTable.Col key={metric} source={metric} disableSort>
      <ShownFigure metric={metric} />
    </DataTable.Col>
  )),
]

/** Where there is nothing to show, why that may be. */
function Nothing() {
  const translate = useTranslate()
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate('page_vitals.nothing')}
    </Alert>
  )
}

/** How fast each page was for real visits of a week, and in the weeks before. */
export function PageVitalList() {
  const isPhone = useIsPhone()
  const translate = useTranslate()
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mt: 2 }}>
        {translate('page_vitals.explained')}
      </Alert>
      <List
        filters={FILTERS}
        sort={{ field: 'id', order: 'ASC' }}
        exporter={false}
        perPage={ALL}
        pagination={false}
        empty={false}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick="expand"
          expand={<TwelveWeeks />}
          empty={<Nothing />}
        >
          {isPhone ? FOLDED : WIDE}
        </DataTable>
      </List>
    </>
  )
}
