import { MapPin } from 'lucide-react'
import { PostcodeCreate } from './postcode_create'
import { PostcodeEdit } from './postcode_edit'
import { PostcodeList } from './postcode_list'

export const postcodes = {
  list: PostcodeList,
  create: PostcodeCreate,
  edit: PostcodeEdit,
  icon: MapPin,
  recordRepresentation: (place: { zip?: string; city?: string }) =>
    `${place.zip ?? ''} ${place.city ?? ''}`,
}
