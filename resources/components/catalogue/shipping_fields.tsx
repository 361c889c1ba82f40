import { MaskedField } from '~/components/ui/masked_field'
import { TextField } from '~/components/ui/text_field'
import { TextareaField } from '~/components/ui/textarea_field'
import { POSTCODE_MASK } from '~/forms/masks'
import { useT } from '~/translation/use_t'
import { SameAsCompany } from './same_as_company'
import type { KnownShipping, ShippingField, ShippingFormPart } from './shipping_form'

/** Longest texts of the address in characters, as the server takes them. */
const LENGTH_MAX: Record<ShippingField, number> = {
  last_name: 100,
  first_name: 100,
  zip: 4,
  city: 100,
  address: 200,
  house_number: 30,
  floor: 4,
  door_number: 30,
  doorbell: 100,
  note: 500,
}

interface ShippingFieldsProps {
  form: ShippingFormPart
  /** Level of the headings. */
  level?: 2 | 3
  /** Address of the member's company, where there is one to offer. */
  company?: KnownShipping | null
}

/** Who receives the parcel and where. */
export function ShippingFields({ form, level = 2, company }: ShippingFieldsProps) {
  const t = useT()
  const Heading = `h${level}` as const

  function propsOf(field: ShippingField, autoComplete?: string) {
    const name = `shipping.${field}` as const
    return {
      name,
      label: t(`fields.shipping_${field}`),
      maxLength: LENGTH_MAX[field],
      autoComplete,
      value: form.data[name],
      error: form.errors[name],
      onChange: (event: { target: { value: string } }) => form.setField(name, event.target.value),
    }
  }

  const { onChange: _typed, ...zip } = propsOf('zip', 'postal-code')
  // Their labels may wrap; the boxes stand in one line all the same.
  const trio = { optional: t('form.if_any'), frameClass: 's2 half self-end' }
  return (
    <>
      <div className="field-group">
        <Heading>{t('checkout.receiver')}</Heading>
        <div className="cols">
          <TextField {...propsOf('last_name', 'family-name')} frameClass="s3" />
          <TextField {...propsOf('first_name', 'given-name')} frameClass="s3" />
        </div>
      </div>
      <div className="field-group">
        <Heading>{t('checkout.address')}</Heading>
        {company && <SameAsCompany form={form} company={company} />}
        <div className="cols">
          <MaskedField
            {...zip}
            mask={POSTCODE_MASK}
            inputMode="numeric"
            frameClass="s2 half"
            onText={(text) => form.setField('shipping.zip', text)}
          />
          <TextField {...propsOf('city', 'address-level2')} frameClass="s4 half" />
          <TextField {...propsOf('address', 'address-line1')} frameClass="s4 whole" />
          <TextField {...propsOf('house_number', 'address-line2')} frameClass="s2 half" />
          <TextField
            {...propsOf('floor', 'off')}
            {...trio}
            frameClass="s2 half"
            inputMode="numeric"
          />
          <TextField {...propsOf('door_number', 'off')} {...trio} />
          <TextField {...propsOf('doorbell', 'off')} {...trio} />
        </div>
        <TextareaField
          {...propsOf('note', 'off')}
          label={t('fields.shipping_comment')}
          optional={t('form.optional')}
          rows={2}
        />
      </div>
    </>
  )
}
