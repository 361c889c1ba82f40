import { Head, usePage } from '@inertiajs/react'
import {
  Building2,
  FileDown,
  History as Clock,
  LockKeyhole,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  Truck,
  User,
  UserPlus,
} from 'lucide-react'
import { lazy, useState } from 'react'
import type { SavingPlan } from '~/components/catalogue/saving_texts'
import type { CelebratedName } from '~/components/extra_points/name_day_suggestions'
import { DataForm } from '~/components/profile/data_form'
import type { Login } from '~/components/profile/logins_panel'
import { MyDataPanel } from '~/components/profile/my_data_panel'
import { PointsHistory } from '~/components/profile/points_history'
import { ProfileAside } from '~/components/profile/profile_aside'
import { ProfileSection } from '~/components/profile/profile_section'
import type {
  Bonuses,
  ConsentChange,
  Consents,
  History,
  Invitations,
  Profile,
  Shipping,
} from '~/components/profile/profile_types'
import type { TwoFactor } from '~/components/profile/two_factor_panel'
import { Accordion } from '~/components/ui/accordion'
import { Badge } from '~/components/ui/badge'
import type { Company } from '~/forms/company'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

const CompanyForm = lazy(() => import('~/components/profile/company_form'))
const ConsentForm = lazy(() => import('~/components/profile/consent_form'))
const DeleteAccount = lazy(() => import('~/components/profile/delete_account'))
const InviteSection = lazy(() => import('~/components/profile/invite_section'))
const LoginsPanel = lazy(() => import('~/components/profile/logins_panel'))
const ShippingForm = lazy(() => import('~/components/profile/shipping_form'))
const TwoFactorPanel = lazy(() => import('~/components/profile/two_factor_panel'))

type ProfileProps = InertiaProps<{
  profile: Profile
  /** The password was entered a moment ago. */
  passwordConfirmed: boolean
  company: Company | null
  shipping: Shipping | null
  consent: Consents
  /** The latest ones, newest first. */
  consentChanges: ConsentChange[]
  /** Points to spend: the sum of all entries. */
  balance: number
  history: History
  /** The way to each gift the member saves for, the dearest first. */
  savings: SavingPlan[]
  bonuses: Bonuses
  twoFactor: TwoFactor
  logins: Login[]
  referralLink: string
  invitations: Invitations
  contactEmail: string
  /** The days the calendar has for the member's name. */
  nameDays: CelebratedName[]
}>

/** A member's own page. */
export default function ProfilePage(props: ProfileProps) {
  const { profile, company, shipping, consent, balance, history, bonuses } = props
  const t = useT()
  const first = useFirstSection(props.twoFactor)
  const [opened, setOpened] = useState<string[]>([first])
  const name = [profile.last_name, profile.first_name].filter(Boolean).join(' ')
  return (
    <div className="wrap">
      <Head title={t('profile.title')} />
      <div className="page-head">
        <h1>{name || t('profile.title')}</h1>
      </div>
      <div className="two side">
        <ProfileAside profile={profile} balance={balance} savings={props.savings} />
        <Accordion
          defaultOpen={[first]}
          onOpenChange={(open) => setOpened((before) => [...new Set([...before, ...open])])}
        >
          <ProfileSection name="data" icon={User} opened={opened} isLoaded>
            <DataForm
              profile={profile}
              isConfirmed={props.passwordConfirmed}
              bonuses={bonuses}
              contactEmail={props.contactEmail}
              nameDays={props.nameDays}
            />
          </ProfileSection>
          <ProfileSection name="company" icon={Building2} opened={opened}>
            <CompanyForm company={company} />
          </ProfileSection>
          <ProfileSection
            name="shipping"
            icon={Truck}
            opened={opened}
            badge={!shipping && <Badge look="warn">{t('profile.missing')}</Badge>}
          >
            <ShippingForm shipping={shipping} />
          </ProfileSection>
          <ProfileSection name="consent" icon={ShieldCheck} opened={opened}>
            <ConsentForm consent={consent} changes={props.consentChanges} bonuses={bonuses} />
          </ProfileSection>
          <ProfileSection name="history" icon={Clock} opened={opened} isLoaded>
            <PointsHistory history={history} />
          </ProfileSection>
          <ProfileSection name="invite" icon={UserPlus} opened={opened}>
            <InviteSection
              link={props.referralLink}
              points={bonuses.referral}
              invitations={props.invitations}
            />
          </ProfileSection>
          <ProfileSection name="security" icon={LockKeyhole} opened={opened}>
            <TwoFactorPanel twoFactor={props.twoFactor} />
          </ProfileSection>
          <ProfileSection name="logins" icon={MonitorSmartphone} opened={opened}>
            <LoginsPanel logins={props.logins} />
          </ProfileSection>
          <ProfileSection name="my_data" icon={FileDown} opened={opened}>
            <MyDataPanel />
          </ProfileSection>
          <ProfileSection name="delete" icon={Trash2} opened={opened}>
            <DeleteAccount />
          </ProfileSection>
        </Accordion>
      </div>
    </div>
  )
}

/** The section that is open at first: the history where the address names a page of it, or a setup that was begun. */
function useFirstSection({ state }: TwoFactor) {
  const { searchParams } = new URL(usePage().url, 'http://here.invalid')
  if (searchParams.has('page') || searchParams.has('source')) return 'history'
  return state === 'begun' ? 'security' : 'data'
}
