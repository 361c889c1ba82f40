import {
  ArrayInput,
  Edit,
  NumberInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { ProductForm } from './product_form'

/** Changes a gift and corrects its stock; each correction is booked as a movement. */
export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm warnWhenUnsavedChanges>
        <ProductForm withVariations={false} />
        <ArrayInput source="stock_items">
          <SimpleFormIterator inline disableAdd disableRemove disableReordering>
            <TextInput source="label" readOnly />
            <NumberInput source="qty" min={0} step={1} helperText="products.stock_hint" />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleForm>
    </Edit>
  )
}
