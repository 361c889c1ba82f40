import { Gauge } from 'lucide-react'
import { PageVitalList } from './page_vital_list'

export const pageVitals = { list: PageVitalList, icon: Gauge }
