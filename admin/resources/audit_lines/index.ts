import { ScrollText } from 'lucide-react'
import { AuditLineList } from './audit_line_list'

export const auditLines = { list: AuditLineList, icon: ScrollText }
