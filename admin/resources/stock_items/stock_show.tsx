import { SimpleShowLayout, TextField } from 'react-admin'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { WholeShow } from '../../components/whole_show'
import { LimitStock } from './limit_stock'
import { MoveStock } from './move_stock'
import { StockLevel } from './stock_level'
import { StockMovements } from './stock_movements'

/** One thing that can be ordered: what is left, and every movement that explains it. */
export function StockShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <RecordHead title={<TextField source="title_hu" />} actions={ACTIONS}>
          <RecordFacts>
            <RecordFact source="label" />
            <RecordFact source="qty">
              <StockLevel />
            </RecordFact>
          </RecordFacts>
        </RecordHead>
        <StockMovements />
      </SimpleShowLayout>
    </WholeShow>
  )
}

const ACTIONS = (
  <>
    <MoveStock />
    <LimitStock />
  </>
)
