import {
  ArrayInput,
  Edit,
  NumberInput,
  SaveButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
} from 'react-admin'
import { ProductForm } from './product_form'

/** Changes a gift and corrects its stock; each correction is booked as a movement. */
export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<OnlySave />}>
        <ProductForm withVariations={false} />
        <ArrayInput source="stock_items">
          <SimpleFormIterator inline disableAdd disableRemove disableReordering>
            <TextInput source="label" label="resources.products.fields.label" readOnly />
            <NumberInput
              source="qty"
              label="resources.products.fields.qty"
              min={0}
              step={1}
              helperText="products.stock_hint"
            />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleForm>
    </Edit>
  )
}

/** A gift that was ordered stays: it is taken off sale, never deleted. */
function OnlySave() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  )
}
