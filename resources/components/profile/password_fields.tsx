import { idOf } from '~/components/auth/form_error_summary'
import { LabelledPassword } from '~/components/auth/labelled_password'
import type { ProfileData } from '~/forms/profile_data'
import type { ShopForm } from '~/forms/use_shop_form'
import { useT } from '~/translation/use_t'

interface PasswordFieldsProps {
  form: ShopForm<ProfileData>
  /** The old password goes along with what is typed now. */
  isNeeded: boolean
}

type PasswordName = 'new_password' | 'new_password_confirmation' | 'password'

/** A new password; once it is typed, its repetition and the old one. @source requirements P-05 */
export function PasswordFields({ form, isNeeded }: PasswordFieldsProps) {
  const t = useT()
  const isNew = form.data.new_password !== ''

  function propsOf(name: PasswordName, label: string) {
    return {
      id: idOf(name),
      name,
      label: t(label),
      value: form.data[name],
      error: form.errors[name],
      onChange: (event: { target: { value: string } }) => form.setField(name, event.target.value),
    }
  }

  return (
    <div className="cols">
      <LabelledPassword
        {...propsOf('new_password', 'fields.new_password')}
        frameClass="m3"
        optional={t('form.optional')}
        autoComplete="new-password"
      />
      {isNew && (
        <LabelledPassword
          {...propsOf('new_password_confirmation', 'fields.new_password_confirmation')}
          frameClass="m3"
          autoComplete="new-password"
        />
      )}
      {(isNeeded || form.codes.password) && (
        <LabelledPassword
          {...propsOf('password', 'fields.old_password')}
          frameClass="m3"
          hint={t('profile.password_hint')}
          autoComplete="current-password"
        />
      )}
    </div>
  )
}
