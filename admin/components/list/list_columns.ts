import { Children, Fragment, isValidElement, type ReactNode } from 'react'

/** A column of a list: the field it shows, and the text above it where that is not the name of the field. */
export interface ListColumn {
  source: string
  label?: string
}

interface ColumnProps {
  source?: string
  label?: ReactNode
  children?: ReactNode
}

/** The columns that a list is made of, in their order; acts of a row have no field and are none. */
export function columnsOf(columns: ReactNode): ListColumn[] {
  return Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return []
    const { source, label, children } = column.props
    if (column.type === Fragment) return columnsOf(children)
    // What is no plain text stands above pictures and acts.
    if (!source || (label !== undefined && typeof label !== 'string')) return []
    return [{ source, label }]
  })
}

/** Where a browser keeps which columns of a list are hidden; react-admin's tables read it there. */
export const hiddenColumnsKey = (list: string) => `${list}.datatable`
