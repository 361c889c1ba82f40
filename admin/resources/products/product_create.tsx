import { Create, NumberInput, SimpleForm } from 'react-admin'
import { ProductForm } from './product_form'

/** A new gift; each combination of its variations begins with the same stock. */
export function ProductCreate() {
  return (
    <Create redirect="edit">
      <SimpleForm warnWhenUnsavedChanges>
        <ProductForm withVariations />
        <NumberInput source="initial_quantity" min={0} step={1} helperText="products.stock_hint" />
      </SimpleForm>
    </Create>
  )
}
