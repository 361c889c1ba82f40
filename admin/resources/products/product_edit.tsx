import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { FormHead } from '../../components/form_head'
import { ProductForm } from './product_form'
import { ProductState } from './product_state'
import { ProductStock } from './product_stock'
import { StockField } from './stock_field'

/** Changes a gift; its stock stands below and changes by movements, which are booked at once. */
export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <FormHead state={<ProductState />} facts={{ price: 'figure', stock: <StockField /> }} />
      <SimpleForm
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
