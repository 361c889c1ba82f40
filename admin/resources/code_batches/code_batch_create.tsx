import {
  Create,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  maxValue,
  minValue,
  required,
} from 'react-admin'

/** A batch's serial has 20 bits. */
const COUNT_MAX = 1_048_576
const must = [required(), minValue(1)]

/** A new roll: which product, how many stickers, how many points each. */
export function CodeBatchCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <ReferenceInput source="product_id" reference="participating_products" perPage={50}>
          <SelectInput optionText="title_hu" validate={required()} />
        </ReferenceInput>
        <NumberInput source="count" step={1} validate={[...must, maxValue(COUNT_MAX)]} />
        <NumberInput source="points" step={1} helperText="code_batches.points_hint" />
        <NumberInput source="max_scans" step={1} defaultValue={1} validate={must} />
        <DateInput source="valid_from" />
        <DateInput source="valid_to" />
      </SimpleForm>
    </Create>
  )
}
