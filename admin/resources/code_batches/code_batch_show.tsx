import { Typography } from '@mui/material'
import {
  ArrayField,
  CanAccess,
  DataTable,
  ReferenceField,
  SimpleShowLayout,
  TextField,
  WithRecord,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { RecordNumber } from '../../components/record_number'
import { WholeShow } from '../../components/whole_show'
import { BatchActions } from './batch_actions'
import { BatchBooks, type Books } from './batch_books'
import { BatchState } from './batch_state'
import { RangeScans } from './range_scans'
import { VoidStickers } from './void_stickers'

type Batch = { id: number; state: string; count: number; reconciliation: Books }

/** One code batch: its books, what of it was withdrawn, and who scanned it. */
export function CodeBatchShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <RecordHead
          title={<Product />}
          state={<BatchState />}
          line={<RecordNumber />}
          actions={<BatchActions isAlone />}
        >
          <Facts />
        </RecordHead>
        <WithRecord<Batch> render={({ reconciliation }) => <BatchBooks books={reconciliation} />} />
        <WithdrawnParts />
        <CanAccess resource="members" action="list">
          <WithRecord<Batch>
            render={({ id, count }) => <RangeScans batchId={id} count={count} />}
          />
        </CanAccess>
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Product() {
  return (
    <ReferenceField source="product_id" reference="participating_products" link={false}>
      <TextField source="title_hu" />
    </ReferenceField>
  )
}

function Facts() {
  const batch = useRecordContext<Batch>()
  return (
    <RecordFacts>
      {['points', 'max_scans'].map((source) => (
        <RecordFact key={source} source={source}>
          <FigureField source={source} />
        </RecordFact>
      ))}
      <RecordFact source="valid_to">
        <InstantField source="valid_to" dayOnly />
      </RecordFact>
      {batch?.state === 'void' && (
        <RecordFact source="voided_at">
          <InstantField source="voided_at" />
        </RecordFact>
      )}
      {batch?.state === 'void' && <RecordFact source="void_reason" isWide />}
    </RecordFacts>
  )
}

function WithdrawnParts() {
  const translate = useTranslate()
  const { permissions: role } = usePermissions<string>()
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('code_batches.withdrawn')}
      </Typography>
      <ArrayField source="void_ranges">
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          empty={<Typography>{translate('code_batches.nothing_withdrawn')}</Typography>}
        >
          <FigureCol source="from" label="code_batches.withdraw.from" disableSort />
          <FigureCol source="to" label="code_batches.withdraw.to" disableSort />
          <FigureCol source="stickers" label="resources.code_batches.fields.count" disableSort />
          <DataTable.Col source="reason" label="code_batches.withdraw.reason" disableSort />
          <DataTable.Col source="voided_at" label="code_batches.withdraw.at" disableSort>
            <InstantField source="voided_at" />
          </DataTable.Col>
        </DataTable>
      </ArrayField>
      <WithRecord<Batch>
        render={({ id, state }) =>
          state === 'void' || role !== 'admin' ? null : <VoidStickers batchId={id} />
        }
      />
    </>
  )
}
