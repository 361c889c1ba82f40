import type { Infer } from '@vinejs/vine/types'
import type { Transaction } from '#app/transaction'
import type { CompanyBlock } from '../companies/company_block.js'
import { saveCompany } from '../companies/member_company.js'
import { saveShipping, type ShippingBlock } from './member_shipping.js'
import { rewardProfile } from './points.js'
import type { companyValidator, shippingValidator } from './validators/profile.js'

/** A company as a form sends it: what is left out is not there. */
export function companyIn(sent: Infer<typeof companyValidator>): CompanyBlock {
  const { tax_number, name, zip, city, address, house_number } = sent
  const { floor = null, door_number = null } = sent
  return { tax_number, name, zip, city, address, house_number, floor, door_number }
}

/** Where gifts are sent as a form says it: what is left out is not there. */
export function shippingIn(sent: Infer<typeof shippingValidator>): ShippingBlock {
  return {
    first_name: sent.first_name ?? null,
    last_name: sent.last_name ?? null,
    zip: sent.zip ?? null,
    city: sent.city ?? null,
    address: sent.address ?? null,
    house_number: sent.house_number ?? null,
    door_number: sent.door_number ?? null,
    doorbell: sent.doorbell ?? null,
    floor: sent.floor ?? null,
    note: sent.note ?? null,
  }
}

/** Stores the company, and books the points of complete data the first time. */
export async function changeCompany(trx: Transaction, memberId: number, company: CompanyBlock) {
  await saveCompany(trx, memberId, company)
  await rewardProfile(trx, memberId)
}

/** Stores where gifts are sent, and books the points of complete data the first time. */
export async function changeShipping(trx: Transaction, memberId: number, shipping: ShippingBlock) {
  await saveShipping(trx, memberId, shipping)
  await rewardProfile(trx, memberId)
}
