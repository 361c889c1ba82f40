import {
  Create,
  DateInput,
  NumberInput,
  SimpleForm,
  maxValue,
  minValue,
  required,
} from 'react-admin'
import { FoundInput } from '../../components/found_input'

/** A batch's serial has 20 bits. */
const COUNT_MAX = 1_048_576
/** Nobody prints new stickers of a product that has ended. */
const ACTIVE = { state: 'active' }
const must = [required(), minValue(1)]

/** A new code batch: which product, how many stickers, how many points each. */
export function CodeBatchCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <FoundInput
          source="product_id"
          reference="participating_products"
          filter={ACTIVE}
          validate={[required()]}
        />
        <NumberInput source="count" step={1} validate={[...must, maxValue(COUNT_MAX)]} />
        <NumberInput source="points" step={1} helperText="code_batches.points_hint" />
        <NumberInput source="max_scans" step={1} defaultValue={1} validate={must} />
        <DateInput source="valid_from" />
        <DateInput source="valid_to" />
      </SimpleForm>
    </Create>
  )
}
