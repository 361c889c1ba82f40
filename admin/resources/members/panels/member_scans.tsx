import { Stack, Typography } from '@mui/material'
import {
  DataTable,
  FunctionField,
  Pagination,
  ReferenceManyField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../../components/figure_col'
import { InstantField } from '../../../components/instant_field'
import { MemberRefusals } from './member_refusals'

/** What the member scanned, credited and refused, the latest first. */
export function MemberScans() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  if (!member) return null
  const nothing = <Typography variant="body2">{translate('members.scans.none')}</Typography>
  return (
    <Stack sx={{ gap: 3 }}>
      <section aria-labelledby="credited-scans">
        <Typography id="credited-scans" component="h3" variant="h6">
          {translate('members.scans.credited')}
        </Typography>
        <ReferenceManyField
          reference={`members/${member.id}/scans`}
          target="member_id"
          sort={{ field: 'scanned_at', order: 'DESC' }}
          perPage={25}
          pagination={<Pagination />}
          empty={nothing}
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="scanned_at" label="members.scans.at" disableSort>
              <InstantField source="scanned_at" />
            </DataTable.Col>
            <DataTable.Col source="product" label="members.scans.what" disableSort>
              <Sticker />
            </DataTable.Col>
            <FigureCol source="points" label="members.scans.points" disableSort />
          </DataTable>
        </ReferenceManyField>
      </section>
      <MemberRefusals />
    </Stack>
  )
}

/** The product and the place of the sticker in its roll. */
function Sticker() {
  const translate = useTranslate()
  return (
    <FunctionField<{ id: number; product: string; batch_id: number; serial: number }>
      render={({ product, batch_id: roll, serial }) => (
        <>
          {product}
          <Typography variant="body2" color="textSecondary">
            {translate('members.scans.sticker', { roll, serial })}
          </Typography>
        </>
      )}
    />
  )
}
