import { DeleteButton, Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { FormHead } from '../../components/form_head'
import { CategoryForm } from './category_form'

/** Changes a category, switches it off, or takes it away while no gift is in it. */
export function CategoryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <FormHead facts={{ gifts: 'figure' }} />
      <SimpleForm toolbar={<SaveOrDelete />}>
        <CategoryForm />
      </SimpleForm>
    </Edit>
  )
}

function SaveOrDelete() {
  const record = useRecordContext<{ id: number; gifts: number }>()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {record?.gifts === 0 && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
