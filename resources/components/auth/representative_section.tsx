import { UserRoundCheck } from 'lucide-react'
import { Icon } from '~/components/ui/icon'
import { MaskedField } from '~/components/ui/masked_field'
import { POSTCODE_MASK } from '~/forms/masks'
import type { Representative } from '~/forms/representative'
import { useT } from '~/translation/use_t'
import type { SectionProps } from './details_form'
import { idOf } from './form_error_summary'

interface RepresentativeSectionProps extends SectionProps {
  representative: Representative | null
}

/** The postcode of the working area and the contact it leads to. */
export function RepresentativeSection({ form, representative }: RepresentativeSectionProps) {
  const t = useT()
  return (
    <section className="panel field-group">
      <h2>{t('auth.register.step_details.representative')}</h2>
      <div className="cols">
        <MaskedField
          id={idOf('regional_representative_zip')}
          frameClass="m3"
          label={t('fields.regional_representative_zip')}
          mask={POSTCODE_MASK}
          name="regional_representative_zip"
          inputMode="numeric"
          autoComplete="off"
          value={form.data.regional_representative_zip}
          error={form.errors.regional_representative_zip}
          onText={(text) => form.setField('regional_representative_zip', text)}
        />
        <div className="m3 self-end" role="status" data-representative>
          {representative && (
            <div className="banner py-2.5">
              <Icon of={UserRoundCheck} />
              <p>
                <b>
                  {representative.last_name} {representative.first_name}
                </b>
                {t('auth.register.step_details.representative_text')}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
