import { Head } from '@inertiajs/react'
import type { SavingPlan } from '~/components/catalogue/saving_texts'
import { GuestHome } from '~/components/content/guest_home'
import { MemberHome } from '~/components/content/member_home'
import type { MorePointsProps } from '~/components/content/more_points'
import { OfferDialog, type Offer } from '~/components/extra_points/offer_dialog'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type HomeProps = InertiaProps<{
  member: { first_name: string | null } | null
  /** Ways to points besides scanning; null for a visitor. */
  morePoints: MorePointsProps | null
  /** The way to each gift a member saves for, the dearest first. */
  savings: SavingPlan[]
  /** Points a member can have for telling a day; null where it was put off or told. */
  extraPoints: Offer | null
}>

/** The front page: an invitation for visitors, the hub for members. */
export default function Home({ member, morePoints, savings, extraPoints }: HomeProps) {
  const t = useT()
  return (
    <>
      <Head title={t('home.title')} />
      {member && morePoints ? (
        <MemberHome firstName={member.first_name} morePoints={morePoints} savings={savings} />
      ) : (
        <GuestHome />
      )}
      {member && <OfferDialog offer={extraPoints} />}
    </>
  )
}
