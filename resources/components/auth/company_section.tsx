import { useT } from '~/translation/use_t'
import { CompanyFields } from './company_fields'
import type { SectionProps } from './details_form'

/** The company, as a part of the registration. */
export function CompanySection({ form }: SectionProps) {
  const t = useT()
  return (
    <section className="panel field-group">
      <h2>{t('auth.register.step_details.company')}</h2>
      <CompanyFields form={form} />
    </section>
  )
}
