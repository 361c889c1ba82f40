import type { ComponentProps, ReactNode } from 'react'
import { BulkActionsToolbar, DataTable, useCanAccess, useResourceContext } from 'react-admin'
import { useIsPhone } from '../use_is_phone'
import { BulkActs } from './bulk_acts'
import { hiddenColumnsKey } from './list_columns'
import { OWN_PLACE } from './own_place'

interface ListTableProps extends Omit<ComponentProps<typeof DataTable>, 'children' | 'storeKey'> {
  /** Its columns, of which staff choose. */
  columns: ReactNode
  /** What a phone shows in place of them, always all of it. */
  folded?: ReactNode
  /** Actions of the server on rows that are chosen, for who may change them. */
  acts?: readonly string[]
  /** Its name in the memory of the browser, where it is not the name of its records. */
  name?: string
}

/** The table of a list: on wide screens the chosen columns, on a phone what there is room for. */
export function ListTable({ columns, folded, acts, name, ...table }: ListTableProps) {
  const isPhone = useIsPhone() && folded !== undefined
  const resource = useResourceContext()
  const { canAccess } = useCanAccess({ resource: resource!, action: 'create' })
  const chosen = acts && canAccess ? bulkOf(acts) : { bulkActionButtons: false }
  const key = hiddenColumnsKey(name ?? resource!)
  return (
    <DataTable {...chosen} {...table} storeKey={isPhone ? `${key}.phone` : key}>
      {isPhone ? folded : columns}
    </DataTable>
  )
}

function bulkOf(acts: readonly string[]) {
  return {
    bulkActionButtons: <BulkActs acts={acts} />,
    bulkActionsToolbar: (
      <BulkActionsToolbar>
        <BulkActs acts={acts} />
      </BulkActionsToolbar>
    ),
    sx: OWN_PLACE,
  }
}
