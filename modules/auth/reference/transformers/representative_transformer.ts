import { BaseTransformer } from '@adonisjs/core/transformers'
import type RegionalRepresentative from '../models/regional_representative.js'

/** A regional contact as pages of members tell it. @source requirements D-10 */
export default class RepresentativeTransformer extends BaseTransformer<RegionalRepresentative> {
  toObject() {
    return { ...this.forLookup(), phone: this.resource.phone, email: this.resource.email }
  }

  /** Whoever only looks a postcode up is told how to reach nobody. */
  forLookup() {
    const { id, firstName, lastName } = this.resource
    return {
      id,
      first_name: firstName,
      last_name: lastName,
      ...this.pick(this.resource, ['distributionChannel', 'distributionChannelTaskFields']),
    }
  }
}
