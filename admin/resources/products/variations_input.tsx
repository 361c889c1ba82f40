import { Alert } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  SimpleFormIterator,
  TextInput,
  required,
  useRecordContext,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { OpeningStock } from './opening_stock'

const must = [required()]
const HU = 'resources.products.fields.title_hu'
const EN = 'resources.products.fields.title_en'

interface Value {
  id?: number
}

interface Type {
  id?: number
  values?: Value[]
}

/** A row of a list that may be taken away again: it is not stored yet. */
const isNew = (item?: { id?: unknown }) => item?.id === undefined

/** Types such as size, each with its values. What is stored is renamed or ended, never taken away. */
export function VariationsInput() {
  const product = useRecordContext<{ id: number; has_shared_stock?: boolean }>()
  const isCounted = product?.has_shared_stock === false
  return (
    <>
      <ArrayInput source="variation_types">
        <SimpleFormIterator
          disableAdd={isCounted}
          disableReordering
          disableClear
          disableRemove={(item) => !isNew(item)}
        >
          <TextInput source="title_hu" label={HU} validate={must} />
          <TextInput source="title_en" label={EN} validate={must} />
          <ArrayInput source="values" label="resources.products.fields.values" validate={must}>
            <SimpleFormIterator
              inline
              disableReordering
              disableClear
              disableRemove={(item) => !isNew(item)}
            >
              <TextInput source="title_hu" label={HU} validate={must} />
              <TextInput source="title_en" label={EN} validate={must} />
              <CanBeOrdered />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleFormIterator>
      </ArrayInput>
      {isCounted && <StockOfNew />}
    </>
  )
}

/** Only what is stored can be ended. */
function CanBeOrdered() {
  const { getSource } = useSourceContext()
  const id: unknown = useWatch({ name: getSource('id') })
  return id === undefined ? null : (
    <BooleanInput source="is_active" label="products.variation_active" helperText={false} />
  )
}

/** Each combination with a new value has a stock of its own. */
function StockOfNew() {
  const translate = useTranslate()
  const types = (useWatch({ name: 'variation_types' }) ?? []) as Type[]
  if (!types.some(({ values }) => values?.some(isNew))) return null
  return (
    <>
      <Alert severity="info" sx={{ width: 1, mb: 2 }}>
        {translate('products.stock_of_new')}
      </Alert>
      <OpeningStock />
    </>
  )
}
