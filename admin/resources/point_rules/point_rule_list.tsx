import { Chip } from '@mui/material'
import {
  DataTable,
  List,
  SelectInput,
  useLocaleState,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { ruleSentence, type Rule } from './rule_sentence'
import { RULE_SOURCES } from '@rules/point_sources'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const STATES = ['in_force', 'coming', 'past'] as const
const COLORS = { in_force: 'success', coming: 'info', past: 'default' } as const

type RuleRecord = Rule & { id: number; state: (typeof STATES)[number] }

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={STATES.map((id) => ({ id, name: `point_rules.state.${id}` }))}
  />,
  <SelectInput
    key="source"
    source="source"
    alwaysOn
    choices={RULE_SOURCES.map((id) => ({ id, name: `sources.${id}` }))}
  />,
]

const COLUMNS = (
  <>
    <DataTable.Col source="sentence" disableSort field={Sentence} />
    <DataTable.Col source="state" disableSort field={State} />
  </>
)

/** What a sentence is made of. */
const IN_FILE = {
  sentence: [
    { source: 'source' },
    { source: 'product_title_hu', label: 'resources.point_rules.fields.product_id' },
    { source: 'points_from' },
    { source: 'points_to' },
    { source: 'valid_from' },
  ],
}

/** Every rule in one sentence; only what does not hold yet can be changed. */
export function PointRuleList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} inFile={IN_FILE} words={{ source: 'sources' }} />}
      sort={{ field: 'source', order: 'ASC' }}
      perPage={50}
    >
      <ListTable columns={COLUMNS} rowClick={openComing} />
    </List>
  )
}

const openComing = (_id: unknown, _resource: string, { state }: RaRecord) =>
  state === 'coming' && 'edit'

function Sentence() {
  const rule = useRecordContext<RuleRecord>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return rule ? <>{ruleSentence(rule, translate, locale)}</> : null
}

function State() {
  const rule = useRecordContext<RuleRecord>()
  const translate = useTranslate()
  if (!rule) return null
  const label = translate(`point_rules.state.${rule.state}`)
  return <Chip size="small" color={COLORS[rule.state]} label={label} />
}
