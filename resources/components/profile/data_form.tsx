import { PASSWORD_MIN } from '@rules/password'
import { useState } from 'react'
import { FormErrorSummary, idOf } from '~/components/auth/form_error_summary'
import {
  NameDaySuggestions,
  type CelebratedName,
} from '~/components/extra_points/name_day_suggestions'
import { TextField } from '~/components/ui/text_field'
import {
  birthdayParts,
  nameDayParts,
  needsPassword,
  profileBody,
  profileData,
  profileErrors,
} from '~/forms/profile_data'
import { useShopForm } from '~/forms/use_shop_form'
import { dayInBudapest } from '~/format/date'
import { formatPhone } from '~/format/phone'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { DayFields } from './day_fields'
import { PasswordFields } from './password_fields'
import type { Profile } from './profile_types'
import { SaveRow } from './save_row'

interface DataFormProps {
  profile: Profile
  /** The password was entered a moment ago. */
  isConfirmed: boolean
  /** Points that a day still brings when it is given; 0 where it brings none. */
  bonuses: { birthday: number; name_day: number }
  contactEmail: string
  /** The days the calendar has for the member's name. */
  nameDays: CelebratedName[]
}

/** The password is the old one here: there may be a new one beside it. */
const ERROR_NAMES = { password: 'old_password' }

/** Name, addresses, days and password of the member. */
export function DataForm(props: DataFormProps) {
  const { profile, isConfirmed, bonuses, contactEmail, nameDays } = props
  const t = useT()
  const [today] = useState(() => dayInBudapest(Date.now()))
  const form = useShopForm(profileData(profile), {
    validate: (data) => profileErrors(data, { known: profile, isConfirmed, today }),
    errorValues: { new_password: { min: PASSWORD_MIN } },
    errorNames: ERROR_NAMES,
  })
  const isNeeded = needsPassword(form.data, { known: profile, isConfirmed })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('profile.store'),
      errorBag: 'profile',
      preserveScroll: true,
      transform: (data) => profileBody(data, profile),
      onSuccess: ({ props }) => form.accept(profileData(props.profile)),
    })
  }

  function textOf(field: 'last_name' | 'first_name' | 'email', autoComplete: string) {
    return {
      id: idOf(field),
      name: field,
      label: t(`fields.${field}`),
      autoComplete,
      value: form.data[field],
      error: form.errors[field],
      onChange: (event: { target: { value: string } }) => form.setField(field, event.target.value),
    }
  }

  function labelOf(field: string) {
    return t(`fields.${field === 'password' ? ERROR_NAMES.password : field}`)
  }

  function hintOf(day: 'birthday' | 'name_day') {
    if (bonuses[day] < 1) return undefined
    return t('profile.first_time', { points: bonuses[day] })
  }

  return (
    <form className="form" onSubmit={submit} noValidate data-form="profile">
      <FormErrorSummary errors={form.errors} fields={SUMMED} labelOf={labelOf} />
      <div className="cols">
        <TextField {...textOf('last_name', 'family-name')} frameClass="s3" maxLength={100} />
        <TextField {...textOf('first_name', 'given-name')} frameClass="s3" maxLength={100} />
        <TextField
          {...textOf('email', 'email')}
          frameClass="m3"
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <TextField
          id={idOf('phone')}
          frameClass="m3"
          label={t('fields.phone')}
          hint={<PhoneHint contactEmail={contactEmail} />}
          value={formatPhone(profile.phone)}
          figures
          readOnly
        />
      </div>
      <div className="cols">
        <div className="m3">
          <DayFields
            name="birthday"
            legend={t('fields.birthday')}
            hint={hintOf('birthday')}
            parts={birthdayParts(form.data)}
            today={today}
            codes={form.codes}
            error={form.errors.birthday}
            onPart={(part, text) => form.setField(`birthday.${part}`, text)}
          />
        </div>
        <div className="m3 stack">
          <DayFields
            name="name_day"
            legend={t('fields.nameday')}
            hint={hintOf('name_day')}
            parts={nameDayParts(form.data)}
            today={today}
            codes={form.codes}
            error={form.errors.name_day}
            onPart={(part, text) => {
              if (part !== 'year') form.setField(`name_day.${part}`, text)
            }}
          />
          {profile.name_day === null && (
            <NameDaySuggestions
              suggestions={nameDays}
              onPick={({ month, day }) => {
                form.setField('name_day.month', month)
                form.setField('name_day.day', day)
              }}
            />
          )}
        </div>
      </div>
      <PasswordFields form={form} isNeeded={isNeeded} />
      <SaveRow form={form} />
    </form>
  )
}

function PhoneHint({ contactEmail }: { contactEmail: string }) {
  const t = useT()
  return (
    <>
      {t('profile.phone_hint')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </>
  )
}

const SUMMED = [
  'last_name',
  'first_name',
  'email',
  'new_password',
  'new_password_confirmation',
  'password',
]
