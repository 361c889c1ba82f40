import { Head } from '@inertiajs/react'
import { Cake, CalendarHeart, ClipboardList, UserPlus, Users, type LucideIcon } from 'lucide-react'
import { AuthCard } from '~/components/auth/auth_card'
import { AppLink } from '~/components/ui/app_link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button_link'
import { Icon } from '~/components/ui/icon'
import { PointsChange } from '~/components/ui/points_figure'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** A day that brings points once; 0 points where there are none to get any more. */
type Offered = { isGiven: boolean; points: number }

type IntroProps = InertiaProps<{
  birthday: Offered
  nameDay: Offered
  /** Surveys that wait for the member. */
  surveys: number
  /** Points for the word of the community; 0 where there is none to type in. */
  communityPoints: number
  /** Points for an invited colleague. */
  referralPoints: number
}>

/** What the flow asks and what that brings; now, or another time. */
export default function ExtraPoints(props: IntroProps) {
  const { birthday, nameDay, surveys, communityPoints, referralPoints } = props
  const t = useT()
  const surveyText =
    surveys > 0 ? t('extra_points.intro.surveys', { count: surveys }) : t('extra_points.intro.none')
  return (
    <AuthCard title={t('extra_points.intro.title')} lead={t('extra_points.intro.lead')}>
      <Head title={t('extra_points.intro.title')} />
      <ul className="list">
        <Chance icon={Cake} name="birthday" {...birthday} />
        <Chance icon={CalendarHeart} name="name_day" {...nameDay} />
        <Chance icon={ClipboardList} name="survey" text={surveyText} />
        {communityPoints > 0 && <CommunityChance points={communityPoints} />}
        {referralPoints > 0 && (
          <Chance
            icon={UserPlus}
            name="referral"
            text={t('extra_points.intro.referral')}
            points={referralPoints}
          />
        )}
      </ul>
      <div className="form">
        <ButtonLink kind="tape" big block href={route('extra-points.birthday')}>
          {t('extra_points.start')}
        </ButtonLink>
        <ButtonLink kind="second" block href={route('profile')}>
          {t('extra_points.another_time')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
ExtraPoints.layoutFlags = { hideCart: true }

/** The word of the community lies outside the steps, so it is a link. */
function CommunityChance({ points }: { points: number }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li data-chance="community">
      <AppLink className="tile px-0" href={route('extra-points.community')}>
        <span className="disc">
          <Icon of={Users} />
        </span>
        <span className="t">
          <b>{t('extra_points.community.title')}</b>
          <span>{t('extra_points.community.intro')}</span>
        </span>
        <PointsChange points={points} locale={locale} />
      </AppLink>
    </li>
  )
}

interface ChanceProps {
  icon: LucideIcon
  name: 'birthday' | 'name_day' | 'survey' | 'referral'
  text?: string
  points?: number
  isGiven?: boolean
}

/** One way to points; what is done already says so. */
function Chance({ icon, name, text, points = 0, isGiven }: ChanceProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <li data-chance={name}>
      <div className="tile px-0">
        <span className="disc">
          <Icon of={icon} />
        </span>
        <span className="t">
          <b>{t(`points.source.${name}`)}</b>
          {text && <span>{text}</span>}
        </span>
        {isGiven && <Badge look="enough">{t('extra_points.given')}</Badge>}
        {!isGiven && points > 0 && <PointsChange points={points} locale={locale} />}
      </div>
    </li>
  )
}
