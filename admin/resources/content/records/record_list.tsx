import { Chip, Stack } from '@mui/material'
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Folded } from '../../../components/folded'
import { InstantField } from '../../../components/instant_field'
import { useIsPhone } from '../../../components/use_is_phone'
import { LISTED_KINDS, MADE_KINDS, type Kind } from '../fields/record_fields'
import { STATES, type RecordLine } from './record_page'
import { RecordStateChip } from './record_state'

const choicesOf = (names: readonly string[], texts: string) =>
  names.map((id) => ({ id, name: `${texts}.${id}` }))

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    label="content.kind_label"
    choices={choicesOf(LISTED_KINDS, 'content.kinds')}
    emptyText="content.every_kind"
  />,
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="content.state_label"
    choices={choicesOf(STATES, 'content.state')}
  />,
  <SelectInput
    key="missing"
    source="missing"
    label="content.missing_label"
    choices={choicesOf(['en', 'hu'], 'content.missing_choices')}
  />,
]

const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedRecord} />
    <DataTable.Col source="missing_en" field={Missing} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="kind" disableSort field={KindField} />
    <DataTable.Col source="state" disableSort field={StateField} />
    <DataTable.Col source="missing_en" field={Missing} />
    <DataTable.Col source="edited_at">
      <InstantField source="edited_at" />
    </DataTable.Col>
    <DataTable.Col source="edited_by" disableSort />
  </>
)

/** Everything that marketing writes, kind by kind, with what is not translated yet. */
export function RecordList() {
  const isPhone = useIsPhone()
  return (
    <List
      filters={filters}
      filterDefaultValues={{ kind: 'page' }}
      sort={{ field: 'edited_at', order: 'DESC' }}
      perPage={25}
      actions={<ListActions />}
    >
      <DataTable bulkActionButtons={false}>{isPhone ? FOLDED : WIDE}</DataTable>
    </List>
  )
}

/** A new one is of the kind that is listed. */
function ListActions() {
  const { filterValues } = useListContext()
  const kind = filterValues.kind as Kind | undefined
  const made = kind && MADE_KINDS.includes(kind) ? kind : 'page'
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton to={`/content_records/create?kind=${made}`} />
    </TopToolbar>
  )
}

function FoldedRecord() {
  const record = useRecordContext<RecordLine>()
  return (
    record && (
      <Folded
        title={record.title_hu || record.title_en || <KindField />}
        details={<InstantField source="edited_at" />}
        state={<RecordStateChip record={record} />}
      />
    )
  )
}

function KindField() {
  const record = useRecordContext<RecordLine>()
  const translate = useTranslate()
  return record && <span>{translate(`content.kinds.${record.kind}`)}</span>
}

function StateField() {
  const record = useRecordContext<RecordLine>()
  return record && <RecordStateChip record={record} />
}

/** How many texts lack in each language. */
function Missing() {
  const record = useRecordContext<RecordLine>()
  if (!record) return null
  const languages = (['hu', 'en'] as const).filter((one) => record[`missing_${one}`] > 0)
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      {languages.map((one) => (
        <Chip
          key={one}
          size="small"
          color="warning"
          label={`${one.toUpperCase()} ${record[`missing_${one}`]}`}
        />
      ))}
    </Stack>
  )
}
