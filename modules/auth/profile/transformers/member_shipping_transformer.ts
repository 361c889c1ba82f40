import { BaseTransformer } from '@adonisjs/core/transformers'
import type MemberShipping from '../models/member_shipping.js'

/** Where gifts are sent, as forms and pages carry it. @source requirements D-13 */
export default class MemberShippingTransformer extends BaseTransformer<MemberShipping> {
  toObject() {
    const shipping = this.resource
    return {
      first_name: shipping.firstName,
      last_name: shipping.lastName,
      zip: shipping.zip,
      city: shipping.city,
      address: shipping.address,
      house_number: shipping.houseNumber,
      door_number: shipping.doorNumber,
      doorbell: shipping.doorbell,
      floor: shipping.floor,
      note: shipping.note,
    }
  }
}
