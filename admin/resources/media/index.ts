import { Images } from 'lucide-react'
import { MediumEdit } from './medium_edit'
import { MediaList } from './media_list'

export const mediaLibrary = {
  list: MediaList,
  edit: MediumEdit,
  icon: Images,
  recordRepresentation: 'file_name',
}
