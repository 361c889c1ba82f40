import { CompanyFields } from '~/components/auth/company_fields'
import { FormErrorSummary } from '~/components/auth/form_error_summary'
import { COMPANY_FIELDS, companyBody, companyData, companyErrors } from '~/forms/company'
import type { Company } from '~/forms/company'
import { useShopForm } from '~/forms/use_shop_form'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { SaveRow } from './save_row'

/** The company of the member, with the lookups of the registration. */
export default function CompanyForm({ company }: { company: Company | null }) {
  const t = useT()
  const form = useShopForm(companyData(company), { validate: companyErrors })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('profile.company'),
      errorBag: 'company',
      prefix: 'company.',
      preserveScroll: true,
      transform: companyBody,
      onSuccess: ({ props }) => form.accept(companyData(props.company)),
    })
  }

  return (
    <form className="form" onSubmit={submit} noValidate data-form="company">
      <FormErrorSummary
        errors={form.errors}
        fields={COMPANY_FIELDS}
        labelOf={(field) => t(`fields.${field.replace('.', '_')}`)}
      />
      <CompanyFields form={form} isKnown={company !== null} />
      <SaveRow form={form} />
    </form>
  )
}
