import { useEffect, useRef } from 'react'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { MaskedField } from '~/components/ui/masked_field'
import { TextField } from '~/components/ui/text_field'
import { POSTCODE_MASK, TAX_NUMBER_MASK } from '~/forms/masks'
import {
  companyData,
  type Company,
  type CompanyData,
  type CompanyField,
  type CompanyFormPart,
} from '~/forms/company'
import { useTaxNumberLookup } from '~/hooks/use_company_lookup'
import { useT } from '~/translation/use_t'
import { CompanyNameField } from './company_name_field'
import { idOf } from './form_error_summary'

const ADDRESS: [field: CompanyField, frameClass: string, autoComplete: string, max: number][] = [
  ['company.city', 's3 half m4', 'address-level2', 100],
  ['company.address', 'whole m2', 'address-line1', 200],
  ['company.house_number', 'whole m2', 'off', 30],
  ['company.floor', 's3 m1', 'off', 4],
  ['company.door_number', 's3 m1', 'off', 30],
]

const ADDRESS_FIELDS = ['company.zip', ...ADDRESS.map(([field]) => field)]

interface CompanyFieldsProps {
  form: CompanyFormPart
  /** A company is there already: its fields are open from the start. */
  isKnown?: boolean
}

/** The company: its tax number brings the rest, or the member fills it in. */
export function CompanyFields({ form, isKnown = false }: CompanyFieldsProps) {
  const t = useT()
  const filled = useRef<Partial<CompanyData>>({})
  const shown = useRef(form.data)
  const lookup = useTaxNumberLookup(answer, isKnown ? 'known' : 'waiting')
  useEffect(() => {
    shown.current = form.data
  }, [form.data])
  // A field that is found wanting must be open to be mended.
  const isRefused = ADDRESS_FIELDS.some((field) => form.codes[field])
  const isBefore = lookup.state === 'waiting' || lookup.state === 'looking-up'
  const isClosed = isBefore && !isRefused

  function answer(company: Company | null) {
    if (company) fill(company)
    else empty()
  }

  /** The company of another number leaves; what the member typed or changed stays. */
  function empty() {
    const { 'company.tax_number': _number, ...rest } = filled.current
    for (const [field, text] of Object.entries(rest)) {
      if (shown.current[field as CompanyField] === text) form.setField(field as CompanyField, '')
    }
    filled.current = {}
  }

  function fill(company: Company) {
    filled.current = companyData(company)
    for (const [field, text] of Object.entries(companyData(company))) {
      form.setField(field as CompanyField, text)
    }
  }

  function choose(company: Company) {
    lookup.accept(company.tax_number)
    fill(company)
  }

  return (
    <>
      <div className="cols">
        <MaskedField
          id={idOf('company.tax_number')}
          frameClass="m3"
          label={t('fields.tax_number')}
          hint={t('auth.register.step_details.tax_number_hint')}
          mask={TAX_NUMBER_MASK}
          name="tax_number"
          inputMode="numeric"
          autoComplete="off"
          value={form.data['company.tax_number']}
          error={form.errors['company.tax_number']}
          lookup={lookupOf(lookup.state, t)}
          onText={(text) => {
            form.setField('company.tax_number', text)
            lookup.look(text)
          }}
        />
        <CompanyNameField
          id={idOf('company.name')}
          frameClass="m3"
          value={form.data['company.name']}
          error={form.errors['company.name']}
          onText={(text) => form.setField('company.name', text)}
          onChoose={choose}
        />
        <div role="status" className="contents">
          {lookup.state === 'manual' && (
            <Banner title={t('auth.register.step_details.manual_title')}>
              {t('auth.register.step_details.manual')}
            </Banner>
          )}
        </div>
        <MaskedField
          id={idOf('company.zip')}
          frameClass="s3 half m2"
          label={t('fields.company_zip')}
          mask={POSTCODE_MASK}
          name="company_zip"
          inputMode="numeric"
          autoComplete="postal-code"
          readOnly={isClosed}
          value={form.data['company.zip']}
          error={form.errors['company.zip']}
          onText={(text) => form.setField('company.zip', text)}
        />
        {ADDRESS.map(([field, frameClass, autoComplete, max]) => (
          <TextField
            key={field}
            id={idOf(field)}
            frameClass={frameClass}
            label={t(`fields.${field.replace('.', '_')}`)}
            name={field.replace('.', '_')}
            inputMode={field === 'company.floor' ? 'numeric' : undefined}
            autoComplete={autoComplete}
            maxLength={max}
            readOnly={isClosed}
            value={form.data[field]}
            error={form.errors[field]}
            onChange={(event) => form.setField(field, event.target.value)}
          />
        ))}
      </div>
      {isClosed && (
        <Button kind="quiet" className="justify-self-start" onClick={lookup.fillIn}>
          {t('auth.register.step_details.fill_in')}
        </Button>
      )}
    </>
  )
}

function lookupOf(state: string, t: ReturnType<typeof useT>) {
  if (state !== 'looking-up' && state !== 'found') return undefined
  return { state, label: t(`auth.register.step_details.${state.replace('-', '_')}`) } as const
}
