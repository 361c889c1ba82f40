import { Badge, type BadgeLook } from '~/components/ui/badge'
import { PointsChange } from '~/components/ui/points_figure'
import { formatShortDate } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import type { Invitation, Invitations } from './profile_types'

const LOOKS: Record<Invitation['state'], BadgeLook> = {
  pending: 'info',
  confirmed: 'enough',
  declined: 'neutral',
}

/** What became of each invitation; who was invited stays unknown. */
export function InvitationList({ invitations }: { invitations: Invitations }) {
  const t = useT()
  const { total, confirmed, points, latest } = invitations
  if (total === 0) return <p className="soft">{t('profile.invite.none')}</p>
  return (
    <section className="stack" aria-labelledby="invitations">
      <h3 id="invitations" className="text-h5">
        {t('profile.invite.invitations')}
      </h3>
      <p className="soft">{t('profile.invite.sums', { total, confirmed, points })}</p>
      <ul data-invitations>
        {latest.map((invitation) => (
          <Line key={invitation.number} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Line({ invitation }: { invitation: Invitation }) {
  const t = useT()
  const locale = useLocale()
  const { number, state, decided_at: decidedAt, points } = invitation
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div>
        <p>
          <b>{t('profile.invite.number', { number })}</b>
        </p>
        <p className="small soft">
          {t(`profile.invite.explained.${state}`, {
            date: decidedAt === null ? '' : formatShortDate(decidedAt, locale),
          })}
        </p>
      </div>
      <div className="flex flex-none items-center gap-3">
        {points > 0 && <PointsChange points={points} locale={locale} />}
        <Badge look={LOOKS[state]}>{t(`profile.invite.state.${state}`)}</Badge>
      </div>
    </li>
  )
}
