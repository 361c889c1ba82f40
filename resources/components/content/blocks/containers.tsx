import type { ReactNode } from 'react'
import type { ShownProps } from '@blocks/definitions'
import { classNames } from '~/components/ui/class_names'

type Around<Name extends 'section' | 'row' | 'column'> = Omit<ShownProps<Name>, 'children'> & {
  children: ReactNode
}

/** Shares of a row from 600 px on; below, columns are stacked. */
const WIDTHS = {
  'auto': 'share',
  '1/4': 'share-3',
  '1/3': 'share-4',
  '1/2': 'share-6',
  '2/3': 'share-8',
  '3/4': 'share-9',
}

/** Blocks on a ground of their own. @source requirements T-06 */
export function SectionBlock({ background, contained, children }: Around<'section'>) {
  return (
    <section className={classNames('block-section', background, contained && 'contained')}>
      <div className="stack">{children}</div>
    </section>
  )
}

/** Columns side by side. @source requirements T-05 */
export function RowBlock({ children }: Around<'row'>) {
  return <div className="block-row">{children}</div>
}

/** Blocks in a part of a row. @source requirements T-04 */
export function ColumnBlock({ width, children }: Around<'column'>) {
  return <div className={classNames('stack block-column', WIDTHS[width])}>{children}</div>
}
