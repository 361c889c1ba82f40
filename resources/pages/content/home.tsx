import { Head } from '@inertiajs/react'
import { HomeView, type HomeViewProps } from '~/components/content/home_view'
import { OfferDialog, type Offer } from '~/components/extra_points/offer_dialog'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type HomeProps = InertiaProps<
  HomeViewProps & {
    /** Points a member can have for telling a day; null where it was put off or told. */
    extraPoints: Offer | null
  }
>

/** The front page. */
export default function Home({ texts, member, morePoints, savings, extraPoints }: HomeProps) {
  const t = useT()
  return (
    <>
      <Head title={t('home.title')} />
      <HomeView texts={texts} member={member} morePoints={morePoints} savings={savings} />
      {member && <OfferDialog offer={extraPoints} />}
    </>
  )
}
