import { Badge } from '~/components/ui/badge'
import type { Company } from '~/forms/registration_details'
import { formatDay, formatMonthDay } from '~/format/date'
import { formatPhone } from '~/format/phone'
import { useLocale, useT } from '~/translation/use_t'
import { Facts } from './facts'
import type { Consents, Profile, Shipping } from './profile_types'

/** Name, addresses and dates of the member. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useT()
  const locale = useLocale()
  const [month, day] = (profile.name_day ?? '').split('-').map(Number)
  return (
    <Facts
      facts={[
        [t('fields.last_name'), profile.last_name],
        [t('fields.first_name'), profile.first_name],
        [t('fields.email'), profile.email],
        [t('fields.phone'), formatPhone(profile.phone)],
        [t('fields.birthday'), profile.birthday && formatDay(profile.birthday, locale)],
        [t('fields.nameday'), profile.name_day && formatMonthDay(month, day, locale)],
      ]}
    />
  )
}

/** The company of the member. */
export function CompanyFacts({ company }: { company: Company | null }) {
  const t = useT()
  if (!company) return <p className="soft">{t('profile.nothing_yet')}</p>
  return (
    <Facts
      facts={[
        [t('fields.tax_number'), company.tax_number],
        [t('fields.company_name'), company.name],
        [t('fields.company_zip'), company.zip],
        [t('fields.company_city'), company.city],
        [t('fields.company_address'), company.address],
        [t('fields.company_house_number'), company.house_number],
        [t('fields.company_floor'), company.floor],
        [t('fields.company_door_number'), company.door_number],
      ]}
    />
  )
}

/** Where gifts are sent. */
export function ShippingFacts({ shipping }: { shipping: Shipping | null }) {
  const t = useT()
  if (!shipping) return <p className="soft">{t('profile.shipping_missing')}</p>
  const { last_name: lastName, first_name: firstName } = shipping
  return (
    <Facts
      facts={[
        [t('profile.recipient'), [lastName, firstName].filter(Boolean).join(' ')],
        [t('fields.shipping_zip'), shipping.zip],
        [t('fields.shipping_city'), shipping.city],
        [t('fields.shipping_address'), shipping.address],
        [t('fields.shipping_house_number'), shipping.house_number],
        [t('fields.shipping_floor'), shipping.floor],
        [t('fields.shipping_door_number'), shipping.door_number],
        [t('fields.shipping_doorbell'), shipping.doorbell],
        [t('fields.shipping_note'), shipping.note],
      ]}
    />
  )
}

const CONSENTS = [
  ['tos', 'fields.tos'],
  ['marketing_phone', 'fields.consent_marketing_phone'],
  ['marketing_email', 'fields.consent_marketing_email'],
  ['research_phone', 'fields.consent_research_phone'],
  ['research_email', 'fields.consent_research_email'],
] as const

/** Which consents hold. */
export function ConsentFacts({ consent }: { consent: Consents }) {
  const t = useT()
  return (
    <ul className="stack">
      {CONSENTS.map(([purpose, label]) => (
        <li key={purpose} className="flex items-start justify-between gap-3">
          <span>{t(label)}</span>
          <Badge look={consent[purpose] ? 'enough' : 'neutral'}>
            {t(consent[purpose] ? 'profile.consent.given' : 'profile.consent.not_given')}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
