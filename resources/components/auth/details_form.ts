import type { ShopForm } from '~/forms/use_shop_form'
import type { Details } from '~/forms/registration_details'

/** What every section of the details form works on. */
export interface SectionProps {
  form: ShopForm<Details>
}
