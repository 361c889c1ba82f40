import { ChartColumn } from 'lucide-react'
import { ReportsPage } from './reports_page'

export const reports = { list: ReportsPage, icon: ChartColumn }
