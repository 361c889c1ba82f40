import { useT } from '~/translation/use_t'
import { InvitationList } from './invitation_list'
import type { Invitations } from './profile_types'
import { ReferralLink } from './referral_link'

interface InviteSectionProps {
  link: string
  /** Points of one invitation; 0 where they bring none. */
  points: number
  invitations: Invitations
}

/** The link to send to colleagues, and what became of it. */
export default function InviteSection({ link, points, invitations }: InviteSectionProps) {
  const t = useT()
  return (
    <div className="stack gap-8!">
      <div className="stack">
        <p>{t('profile.invite.text', { points })}</p>
        <ReferralLink link={link} />
      </div>
      <InvitationList invitations={invitations} />
    </div>
  )
}
