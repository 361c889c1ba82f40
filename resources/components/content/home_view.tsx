import type { SavingPlan } from '~/components/catalogue/saving_texts'
import { GuestHome } from './guest_home'
import type { HomeTexts } from './home_texts'
import { MemberHome } from './member_home'
import type { MorePointsProps } from './more_points'

export type HomeViewProps = {
  texts: HomeTexts
  member: { first_name: string | null } | null
  /** Ways to points besides scanning; null for a visitor. */
  morePoints: MorePointsProps | null
  /** The way to each gift a member saves for, the dearest first. */
  savings: SavingPlan[]
}

/** The front page, without what opens over it: an invitation for visitors, the hub for members. */
export function HomeView({ texts, member, morePoints, savings }: HomeViewProps) {
  if (!member || !morePoints) return <GuestHome texts={texts} />
  return (
    <MemberHome
      texts={texts}
      firstName={member.first_name}
      morePoints={morePoints}
      savings={savings}
    />
  )
}
