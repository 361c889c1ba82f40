import { PaintBucket } from 'lucide-react'
import { ParticipatingCreate } from './participating_create'
import { ParticipatingEdit } from './participating_edit'
import { ParticipatingList } from './participating_list'

export const participatingProducts = {
  list: ParticipatingList,
  create: ParticipatingCreate,
  edit: ParticipatingEdit,
  icon: PaintBucket,
  recordRepresentation: 'title_hu',
}
