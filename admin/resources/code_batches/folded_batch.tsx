import { ReferenceField, TextField, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Folded } from '../../components/folded'
import { BatchState } from './batch_state'

/** Stickers of which product, how many of them were scanned, and whether they count. */
export function FoldedBatch() {
  const translate = useTranslate()
  return (
    <Folded
      title={
        <ReferenceField source="product_id" reference="participating_products" link={false}>
          <TextField source="title_hu" />
        </ReferenceField>
      }
      details={
        <>
          {translate('resources.code_batches.fields.used')}: <FigureField source="used" /> /{' '}
          <FigureField source="count" />
        </>
      }
      state={<BatchState />}
    />
  )
}
