import { FileText } from 'lucide-react'
import { RecordCreate } from './records/record_create'
import { RecordEdit } from './records/record_edit'
import { RecordList } from './records/record_list'

export const contentRecords = {
  list: RecordList,
  create: RecordCreate,
  edit: RecordEdit,
  icon: FileText,
  recordRepresentation: 'title_hu',
}
