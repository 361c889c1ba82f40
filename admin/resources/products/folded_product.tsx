import { TextField, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Folded } from '../../components/folded'
import { ProductState } from './product_state'

/** Which gift, for how many points, and whether members can order it. */
export function FoldedProduct() {
  const translate = useTranslate()
  return (
    <Folded
      title={<TextField source="title_hu" />}
      details={
        <>
          {translate('resources.products.fields.price')}: <FigureField source="price" />
        </>
      }
      state={<ProductState />}
    />
  )
}
