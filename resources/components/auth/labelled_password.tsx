import { PasswordField, type PasswordFieldProps } from '~/components/ui/password_field'
import { useT } from '~/translation/use_t'

/** A password field with the words of its show and hide button. */
export function LabelledPassword(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useT()
  return (
    <PasswordField
      maxLength={128}
      {...props}
      showLabel={t('forms.show_password')}
      hideLabel={t('forms.hide_password')}
    />
  )
}
