import type { Infer } from '@vinejs/vine/types'
import type {
  postcodeValidator,
  professionValidator,
  representativeValidator,
} from './validators/reference_rows.js'

/** What staff fill in of each kind of row. */
export type PostcodeFields = Infer<typeof postcodeValidator>
export type ProfessionFields = Infer<typeof professionValidator>
export type RepresentativeFields = Infer<typeof representativeValidator>
