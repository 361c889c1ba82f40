import { Show, type ShowProps } from 'react-admin'

/** Kept apart from the lines of lists, which react-admin would show in the place of a record until it came. */
export const WHOLE = { meta: { isWhole: true } }

/** The page of one record: it waits for all of it, where a line of a list lacks parts that the page is built of. */
export function WholeShow(props: ShowProps) {
  return <Show {...props} queryOptions={WHOLE} />
}
