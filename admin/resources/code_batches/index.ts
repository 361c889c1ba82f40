import { QrCode } from 'lucide-react'
import { CodeBatchCreate } from './code_batch_create'
import { CodeBatchList } from './code_batch_list'
import { CodeBatchShow } from './code_batch_show'

export const codeBatches = {
  list: CodeBatchList,
  create: CodeBatchCreate,
  show: CodeBatchShow,
  icon: QrCode,
}
