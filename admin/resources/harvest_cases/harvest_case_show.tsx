import { Alert, Typography } from '@mui/material'
import {
  DataTable,
  Pagination,
  ReferenceManyField,
  SimpleShowLayout,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
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
        <RecordHead title={<MemberField source="member_id" />} state={<CaseState />}>
          <RecordFacts>
            <RecordFact source="score">
              <FigureField source="score" />
            </RecordFact>
            {['found_at', 'settled_at'].map((source) => (
              <RecordFact key={source} source={source}>
                <InstantField source={source} />
              </RecordFact>
            ))}
            <RecordFact source="note" />
            <RecordFact source="reasons" isWide>
              <HarvestReasons withLinks />
            </RecordFact>
          </RecordFacts>
          <SettleCase />
        </RecordHead>
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
