import { Gift, History, ScanQrCode, UserPlus } from 'lucide-react'
import { SavingGoal } from '~/components/catalogue/saving_goal'
import { SavingList } from '~/components/catalogue/saving_list'
import type { SavingPlan } from '~/components/catalogue/saving_texts'
import { spendableText } from '~/components/points/spendable'
import { ButtonLink } from '~/components/ui/button_link'
import { AppLink } from '~/components/ui/app_link'
import { Icon } from '~/components/ui/icon'
import { HubFigure } from '~/components/ui/points_figure'
import { useShared } from '~/hooks/use_shared'
import { useLocale, useT } from '~/translation/use_t'
import { CollectAndRedeem } from './collect_and_redeem'
import { CommunityInvitation } from './community_invitation'
import type { HomeTexts } from './home_texts'
import { MorePoints, type MorePointsProps } from './more_points'

interface MemberHomeProps {
  texts: HomeTexts
  firstName: string | null
  morePoints: MorePointsProps
  savings: SavingPlan[]
}

/** The hub of a member: the balance, the way to more points and to gifts. */
export function MemberHome({ texts, firstName, morePoints, savings }: MemberHomeProps) {
  const t = useT()
  const locale = useLocale()
  const { points, cart } = useShared()
  return (
    <>
      <section className="hub night" aria-labelledby="hub-title">
        <div className="wrap stack">
          <h1 id="hub-title">
            {firstName ? t('home.hub.greeting', { name: firstName }) : t('home.hub.title')}
          </h1>
          <HubFigure
            points={points ?? 0}
            locale={locale}
            unit={t(spendableText('home.hub.unit', cart))}
          />
          <SavingGoal savings={savings} />
          <div>
            <ButtonLink kind="tape" big icon={ScanQrCode} href="/pontgyujtes">
              {t('home.hub.collect')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="wrap stack gap-8 pt-6">
        <nav className="quick" aria-label={t('layout.shortcuts')}>
          <AppLink href="/pontgyujtes" className="main">
            <Icon of={ScanQrCode} size="lg" />
            {t('home.quick.collect')}
          </AppLink>
          <AppLink href="/ajandekok/kategoriak">
            <Icon of={Gift} size="lg" />
            {t('home.quick.gifts')}
          </AppLink>
          <AppLink href="/profil#invite">
            <Icon of={UserPlus} size="lg" />
            {t('home.quick.invite')}
          </AppLink>
          <AppLink href="/profil#points">
            <Icon of={History} size="lg" />
            {t('home.quick.history')}
          </AppLink>
        </nav>
        <SavingList savings={savings} />
        <MorePoints {...morePoints} />
      </div>
      <CollectAndRedeem texts={texts} />
      <CommunityInvitation texts={texts} />
    </>
  )
}
