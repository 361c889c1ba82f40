import { Cake, CalendarHeart, ClipboardCheck, ClipboardList, UserPlus, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { AppLink } from '~/components/ui/app_link'
import { Icon } from '~/components/ui/icon'
import { PointsChange } from '~/components/ui/points_figure'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'

/** What brings points besides scanning. */
export type MorePointsProps = {
  profileData: { missing: string[]; points: number } | null
  days: { day: 'birthday' | 'name_day'; points: number }[]
  surveys: { slug: string; title: string; points: number }[]
  /** Points for the word of the community; 0 where there is none to type in. */
  communityPoints: number
  /** Points of each colleague who scans. */
  referralPoints: number
}

const DAYS = {
  birthday: { icon: Cake, route: 'extra-points.birthday' },
  name_day: { icon: CalendarHeart, route: 'extra-points.nameday' },
} as const

/** The ways to more points, each with what it brings. */
export function MorePoints(props: MorePointsProps) {
  const { profileData, days, surveys, communityPoints, referralPoints } = props
  const t = useT()
  const isNothingOpen = !profileData && !days.length && !surveys.length
  if (isNothingOpen && communityPoints < 1 && referralPoints < 1) return null
  return (
    <section className="stack" aria-labelledby="more-points">
      <h2 id="more-points">{t('home.more_points.title')}</h2>
      <div className="panel flush">
        <ul className="list">
          {profileData && (
            <Way
              icon={ClipboardCheck}
              href={route('profile')}
              title={t('home.more_points.profile_data')}
              text={t('home.more_points.missing', { parts: partsOf(profileData.missing) })}
              points={profileData.points}
            />
          )}
          {days.map(({ day, points }) => (
            <Way
              key={day}
              icon={DAYS[day].icon}
              href={route(DAYS[day].route)}
              title={t(`home.more_points.${day}`)}
              text={t('home.more_points.at_once')}
              points={points}
            />
          ))}
          {surveys.map(({ slug, title, points }) => (
            <Way
              key={slug}
              icon={ClipboardList}
              href={`/survey/${slug}`}
              title={title}
              text={t('points.source.survey')}
              points={points}
            />
          ))}
          {communityPoints > 0 && (
            <Way
              icon={Users}
              href={route('extra-points.community')}
              title={t('extra_points.community.title')}
              text={t('extra_points.community.intro')}
              points={communityPoints}
            />
          )}
          {referralPoints > 0 && (
            <Way
              icon={UserPlus}
              href="/profil#invite"
              title={t('home.quick.invite')}
              text={t('home.more_points.after_scan')}
              points={referralPoints}
            />
          )}
        </ul>
      </div>
    </section>
  )

  function partsOf(missing: string[]) {
    return missing.map((part) => t(`home.more_points.part.${part}`)).join(', ')
  }
}

interface WayProps {
  icon: LucideIcon
  href: string
  title: string
  text: string
  points: number
}

function Way({ icon, href, title, text, points }: WayProps) {
  const locale = useLocale()
  return (
    <li>
      <AppLink className="tile" href={href}>
        <span className="disc">
          <Icon of={icon} />
        </span>
        <span className="t">
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <PointsChange points={points} locale={locale} />
      </AppLink>
    </li>
  )
}
