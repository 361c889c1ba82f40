import { CompanyLookupSchema } from '#database/schema'
import type { CompanyBlock } from '../company_block.js'

/** A company as the tax authority told it. */
export default class CompanyLookup extends CompanyLookupSchema {
  declare company: CompanyBlock
}
