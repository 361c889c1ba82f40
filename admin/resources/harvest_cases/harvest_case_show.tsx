import { Alert, Typography } from '@mui/material'
import {
  DataTable,
  Labeled,
  Pagination,
  ReferenceManyField,
  SimpleShowLayout,
  TextField,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { WholeShow } from '../../components/whole_show'
import { CaseState } from './case_state'
import { HarvestReasons } from './harvest_reasons'
import { SettleCase } from './settle_case'

/** One case: why, the scans themselves, and what somebody makes of it. */
export function HarvestCaseShow() {
  const translate = useTranslate()
  return (
    <WholeShow>
      <SimpleShowLayout>
        <Alert severity="info">{translate('harvest_cases.judges_nobody')}</Alert>
        <MemberField source="member_id" />
        <Labeled source="state">
          <CaseState />
        </Labeled>
        <Labeled source="score">
          <FigureField source="score" />
        </Labeled>
        <Labeled source="reasons">
          <HarvestReasons withLinks />
        </Labeled>
        <Labeled source="found_at">
          <InstantField source="found_at" />
        </Labeled>
        <Labeled source="settled_at">
          <InstantField source="settled_at" />
        </Labeled>
        <TextField source="note" emptyText="–" />
        <SettleCase />
        <ScansOfMember />
      </SimpleShowLayout>
    </WholeShow>
  )
}

function ScansOfMember() {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('harvest_cases.scans')}
      </Typography>
      <ReferenceManyField
        reference="code_scans"
        target="member_id"
        sort={{ field: 'scanned_at', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination />}
      >
        <DataTable bulkActionButtons={false} rowClick={false}>
          <FigureCol source="batch_id" label="harvest_cases.roll" disableSort />
          <FigureCol source="serial" label="code_batches.scans.serial" />
          <FigureCol source="points" label="code_batches.scans.points" disableSort />
          <DataTable.Col source="scanned_at" label="code_batches.scans.scanned_at">
            <InstantField source="scanned_at" />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
    </>
  )
}
