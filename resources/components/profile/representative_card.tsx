import { Mail, Phone } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { formatPhone } from '~/format/phone'
import { useT } from '~/translation/use_t'
import type { Profile } from './profile_types'

interface RepresentativeCardProps {
  representative: Profile['regional_representative']
}

/** The contact of the member's area: number and address to read, and both one press away. @source requirements P-01 */
export function RepresentativeCard({ representative }: RepresentativeCardProps) {
  const t = useT()
  if (!representative) return <p className="soft">{t('profile.no_representative')}</p>
  const { name, phone, email } = representative
  return (
    <div className="stack" data-representative>
      <div>
        <p>
          <b>{name}</b>
        </p>
        {phone && <p className="soft">{formatPhone(phone)}</p>}
        {email && <EmailLine email={email} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <ButtonLink kind="second" icon={Phone} external href={`tel:${phone}`}>
            {t('profile.call')}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink kind="second" icon={Mail} external href={`mailto:${email}`}>
            {t('profile.write')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** An address that is too long for its line goes on behind the @. */
function EmailLine({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1
  return (
    <p className="soft">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </p>
  )
}
