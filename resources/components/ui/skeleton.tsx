import { classNames } from './class_names'

/** One breathing bar in the place of a text; size it with `w-*` and `h-*`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skel block', className)} />
}

/** A card that is still loading. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton className="aspect-video h-auto! rounded-none!" />
      <div className="body gap-3!">
        <Skeleton className="h-6! w-4/5" />
        <Skeleton className="h-6! w-1/2" />
        <Skeleton className="w-full" />
      </div>
    </div>
  )
}

export interface SkeletonGridProps {
  cards: number
  /** Said to screen readers: "Loading". */
  label: string
}

/** A grid of loading cards, announced once. */
export function SkeletonGrid({ cards, label }: SkeletonGridProps) {
  return (
    <div className="grid-cards" role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: cards }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  )
}
