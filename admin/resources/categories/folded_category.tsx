import { TextField, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Folded } from '../../components/folded'

/** Which category, and how many gifts are in it. */
export function FoldedCategory() {
  const translate = useTranslate()
  return (
    <Folded
      title={<TextField source="title_hu" />}
      details={
        <>
          {translate('resources.categories.fields.gifts')}: <FigureField source="gifts" />
        </>
      }
    />
  )
}
