import { ScanSearch } from 'lucide-react'
import { HarvestCaseList } from './harvest_case_list'
import { HarvestCaseShow } from './harvest_case_show'

export const harvestCases = {
  list: HarvestCaseList,
  show: HarvestCaseShow,
  icon: ScanSearch,
  recordRepresentation: ({ id }: { id: number }) => `#${id}`,
}
