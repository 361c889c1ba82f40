import { Head, usePage } from '@inertiajs/react'
import {
  Building2,
  History as Clock,
  ShieldCheck,
  Trash2,
  Truck,
  User,
  UserPlus,
} from 'lucide-react'
import { DeleteAccount } from '~/components/profile/delete_account'
import { PointsHistory } from '~/components/profile/points_history'
import { ProfileAside } from '~/components/profile/profile_aside'
import {
  CompanyFacts,
  ConsentFacts,
  ProfileFacts,
  ShippingFacts,
} from '~/components/profile/profile_facts'
import type { Consents, History, Profile, Shipping } from '~/components/profile/profile_types'
import { Accordion, AccordionItem } from '~/components/ui/accordion'
import { Badge } from '~/components/ui/badge'
import type { Company } from '~/forms/registration_details'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ProfileProps = InertiaProps<{
  profile: Profile
  company: Company | null
  shipping: Shipping | null
  consent: Consents
  /** Points to spend: the sum of all entries. */
  balance: number
  history: History
  referralLink: string
  contactEmail: string
}>

/** A member's own page. */
export default function ProfilePage(props: ProfileProps) {
  const { profile, company, shipping, consent, balance, history } = props
  const t = useT()
  const isPaging = new URL(usePage().url, 'http://here.invalid').searchParams.has('page')
  const name = [profile.last_name, profile.first_name].filter(Boolean).join(' ')
  return (
    <div className="wrap">
      <Head title={t('profile.title')} />
      <div className="page-head">
        <h1>{name || t('profile.title')}</h1>
      </div>
      <div className="two side">
        <ProfileAside profile={profile} balance={balance} />
        <Accordion defaultOpen={[isPaging ? 'history' : 'data']}>
          <AccordionItem level={2} value="data" icon={User} title={t('profile.section.data')}>
            <ProfileFacts profile={profile} />
          </AccordionItem>
          <AccordionItem
            level={2}
            value="company"
            icon={Building2}
            title={t('profile.section.company')}
          >
            <CompanyFacts company={company} />
          </AccordionItem>
          <AccordionItem
            level={2}
            value="shipping"
            icon={Truck}
            title={t('profile.section.shipping')}
            badge={!shipping && <Badge look="warn">{t('profile.missing')}</Badge>}
          >
            <ShippingFacts shipping={shipping} />
          </AccordionItem>
          <AccordionItem
            level={2}
            value="consent"
            icon={ShieldCheck}
            title={t('profile.section.consent')}
          >
            <ConsentFacts consent={consent} />
          </AccordionItem>
          <AccordionItem
            level={2}
            value="history"
            icon={Clock}
            title={t('profile.section.history')}
          >
            <PointsHistory history={history} />
          </AccordionItem>
          <AccordionItem
            level={2}
            value="invite"
            icon={UserPlus}
            title={t('profile.section.invite')}
          >
            <p>{t('profile.invite.text')}</p>
            <p className="pt-3 font-bold break-all">{props.referralLink}</p>
          </AccordionItem>
          <AccordionItem level={2} value="delete" icon={Trash2} title={t('profile.section.delete')}>
            <DeleteAccount />
          </AccordionItem>
        </Accordion>
      </div>
    </div>
  )
}
