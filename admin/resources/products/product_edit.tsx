import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { ProductForm } from './product_form'
import { ProductStock } from './product_stock'

/** Changes a gift; its stock stands below and changes by movements, which are booked at once. */
export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={<OnlySave />}
        // A movement reads the gift anew; what was typed meanwhile stays.
        resetOptions={{ keepDirtyValues: true }}
      >
        <ProductForm />
      </SimpleForm>
      <ProductStock />
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
