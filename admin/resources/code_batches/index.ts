import { QrCode } from 'lucide-react'
import { CodeBatchCreate } from './code_batch_create'
import { CodeBatchList } from './code_batch_list'

export const codeBatches = { list: CodeBatchList, create: CodeBatchCreate, icon: QrCode }
