import { MessagesSquare, Package } from 'lucide-react'
import { SavingList } from '~/components/catalogue/saving_list'
import { useGoal } from '~/components/catalogue/saving_goal'
import type { SavingPlan } from '~/components/catalogue/saving_texts'
import { LogOutButton } from '~/components/layout/log_out_button'
import { spendableText } from '~/components/points/spendable'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button_link'
import { Tape } from '~/components/ui/tape'
import { formatPoints } from '~/format/points'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { Profile } from './profile_types'
import { RepresentativeCard } from './representative_card'

interface ProfileAsideProps {
  profile: Profile
  /** Points to spend. */
  balance: number
  savings: SavingPlan[]
}

/** Points, professions, representative and the way out. */
export function ProfileAside({ profile, balance, savings }: ProfileAsideProps) {
  const t = useT()
  const locale = useLocale()
  const { cart } = useShared()
  return (
    <aside className="stack" aria-label={t('profile.overview')}>
      <section className="panel night stack bg-night" data-balance>
        <h2 className="font-sans text-base font-bold text-on-night-soft">
          {t(spendableText('profile.points', cart))}
        </h2>
        <p className="figure">
          <b className="text-[5.75rem]">{formatPoints(balance, locale)}</b>
        </p>
        <WayToGoal savings={savings} />
      </section>
      <SavingList savings={savings} />
      <ButtonLink kind="second" block icon={Package} href={route('orders')}>
        {t('orders.title')}
      </ButtonLink>
      <section className="panel stack">
        <h2 className="text-h5">{t('profile.trades')}</h2>
        <Professions profile={profile} />
        <h2 className="pt-2 text-h5">{t('profile.representative')}</h2>
        <RepresentativeCard representative={profile.regional_representative} />
        <ButtonLink kind="second" block icon={MessagesSquare} href={route('counselling')}>
          {t('counselling.title')}
        </ButtonLink>
      </section>
      <LogOutButton className="justify-self-start" />
    </aside>
  )
}

/** The tape to the dearest gift out of reach. */
function WayToGoal({ savings }: { savings: SavingPlan[] }) {
  const t = useT()
  const goal = useGoal(savings)
  if (!goal) return null
  const text = t('savings.to_gift', { points: goal.missing, gift: goal.title })
  return (
    <>
      <Tape
        size="slim"
        share={goal.share}
        label={t('product.way', { title: goal.title })}
        valueText={text}
      />
      <p className="small text-on-night-soft">{text}</p>
    </>
  )
}

function Professions({ profile }: { profile: Profile }) {
  const { main_profession: main, secondary_professions: secondary, other_profession } = profile
  return (
    <ul className="flex flex-wrap gap-2" data-professions>
      {main && (
        <li>
          <span className="badge bg-primary text-on-primary">{main.name}</span>
        </li>
      )}
      {secondary.map(({ id, name }) => (
        <li key={id}>
          <Badge>{name}</Badge>
        </li>
      ))}
      {other_profession && (
        <li>
          <Badge>{other_profession}</Badge>
        </li>
      )}
    </ul>
  )
}
