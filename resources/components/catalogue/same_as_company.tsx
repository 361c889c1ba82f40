import { useRef } from 'react'
import { Checkbox } from '~/components/ui/checkbox'
import { useT } from '~/translation/use_t'
import {
  COMPANY_ADDRESS,
  isAt,
  withAddress,
  type KnownShipping,
  type ShippingFormPart,
} from './shipping_form'

interface SameAsCompanyProps {
  form: ShippingFormPart
  /** The address of the member's company. */
  company: KnownShipping
}

/** Sends the parcel to the company; taken back, the address is what it was before. */
export function SameAsCompany({ form, company }: SameAsCompanyProps) {
  const t = useT()
  const before = useRef<KnownShipping>({})
  const line = [company.zip, company.city, company.address, company.house_number].join(' ')

  function toggle(checked: boolean) {
    if (checked) {
      const kept = COMPANY_ADDRESS.map((field) => [field, form.data[`shipping.${field}`]])
      before.current = Object.fromEntries(kept)
    }
    withAddress(form, checked ? company : before.current)
  }

  return (
    <Checkbox
      label={t('checkout.same_as_company')}
      detail={line}
      checked={isAt(form.data, company)}
      onChange={(event) => toggle(event.target.checked)}
    />
  )
}
