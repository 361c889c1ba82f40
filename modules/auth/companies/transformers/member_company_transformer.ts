import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CompanyBlock } from '../company_block.js'
import type MemberCompany from '../models/member_company.js'

/** The company of a member, as forms and pages carry it. */
export default class MemberCompanyTransformer extends BaseTransformer<MemberCompany> {
  toObject(): CompanyBlock {
    const company = this.resource
    return {
      tax_number: company.taxNumber,
      name: company.name,
      zip: company.zip,
      city: company.city,
      address: company.address,
      house_number: company.houseNumber,
      floor: company.floor,
      door_number: company.doorNumber,
    }
  }
}
