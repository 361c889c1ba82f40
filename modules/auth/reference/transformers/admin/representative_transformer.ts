import { BaseTransformer } from '@adonisjs/core/transformers'
import type RegionalRepresentative from '#auth/reference/models/regional_representative'

/** A regional contact as staff edit it. */
export default class RepresentativeTransformer extends BaseTransformer<RegionalRepresentative> {
  toObject() {
    const representative = this.resource
    return {
      id: representative.id,
      last_name: representative.lastName,
      first_name: representative.firstName,
      phone: representative.phone,
      email: representative.email,
      distribution_channel: representative.distributionChannel,
      distribution_channel_task_fields: representative.distributionChannelTaskFields,
      is_default: representative.isDefault,
      saved_at: representative.updatedAt,
    }
  }
}
