import { Create, SimpleForm } from 'react-admin'
import { CategoryForm } from './category_form'

/** A new category; without a position it is the last one members see. */
export function CategoryCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <CategoryForm />
      </SimpleForm>
    </Create>
  )
}
