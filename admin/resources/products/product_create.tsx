import { Create, SimpleForm } from 'react-admin'
import { OpeningStock } from './opening_stock'
import { ProductForm } from './product_form'

/** A new gift; each combination of its variations begins with the same stock. */
export function ProductCreate() {
  return (
    <Create redirect="edit">
      <SimpleForm>
        <ProductForm />
        <OpeningStock />
      </SimpleForm>
    </Create>
  )
}
