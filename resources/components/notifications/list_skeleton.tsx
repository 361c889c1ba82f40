import { Skeleton } from '~/components/ui/skeleton'

/** As many rows as a phone shows. */
const ROWS = 6

/** Rows that are still loading, announced once. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="note-row" aria-hidden="true">
          <Skeleton className="disc h-12!" />
          <Skeleton className="w-11/12" />
          <Skeleton className="w-1/3 h-4!" />
        </div>
      ))}
    </div>
  )
}
