import type { LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { AccordionItem } from '~/components/ui/accordion'
import { Skeleton } from '~/components/ui/skeleton'
import { useTakenOver } from '~/hooks/use_taken_over'
import { useT } from '~/translation/use_t'

/** The sections of the profile, in their order. @source requirements P-02 */
export type SectionName =
  | 'data'
  | 'company'
  | 'shipping'
  | 'consent'
  | 'history'
  | 'invite'
  | 'security'
  | 'logins'
  | 'my_data'
  | 'delete'

interface ProfileSectionProps {
  name: SectionName
  icon: LucideIcon
  badge?: ReactNode
  /** Sections that were open at least once; the others load nothing yet. */
  opened: readonly string[]
  /** Its content came with the page; else it is loaded when it is opened. */
  isLoaded?: boolean
  children: ReactNode
}

/** One section of the profile; what stands in it comes when it is opened first, and then stays. */
export function ProfileSection({
  name,
  icon,
  badge,
  opened,
  isLoaded,
  children,
}: ProfileSectionProps) {
  const t = useT()
  return (
    <AccordionItem
      level={2}
      value={name}
      icon={icon}
      title={t(`profile.section.${name}`)}
      badge={badge}
    >
      {opened.includes(name) && <Content isLoaded={isLoaded}>{children}</Content>}
    </AccordionItem>
  )
}

function Content({ isLoaded, children }: Pick<ProfileSectionProps, 'isLoaded' | 'children'>) {
  const isTakenOver = useTakenOver()
  if (!isLoaded && !isTakenOver) return <Loading />
  return <Suspense fallback={<Loading />}>{children}</Suspense>
}

function Loading() {
  const t = useT()
  return (
    <div className="stack" role="status">
      <span className="sr">{t('layout.loading')}</span>
      <Skeleton className="h-12! w-full" />
      <Skeleton className="h-12! w-full" />
      <Skeleton className="h-12! w-1/2" />
    </div>
  )
}
