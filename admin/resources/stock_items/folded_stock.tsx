import { TextField } from 'react-admin'
import { Folded } from '../../components/folded'

/** Which gift, in which variation. */
export function FoldedStock() {
  return <Folded title={<TextField source="title_hu" />} details={<TextField source="label" />} />
}
