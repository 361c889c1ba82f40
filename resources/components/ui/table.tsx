import type { ReactNode } from 'react'

export interface TableColumn {
  key: string
  title: ReactNode
  /** Figures and dates at the right edge. */
  right?: boolean
  /** The title is only for screen readers. */
  hiddenTitle?: boolean
}

export interface TableProps {
  /** The name of the table, read out and not shown. */
  caption: string
  columns: readonly TableColumn[]
  /** Rows as `<tr>`; cells with figures carry the class `r`. */
  children: ReactNode
}

/** Soft heads over a 3 px rule; two columns at most on phones. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.right ? 'r' : undefined}>
              {column.hiddenTitle ? <span className="sr">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
