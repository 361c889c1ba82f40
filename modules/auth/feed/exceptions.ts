import { domainError } from '#app/exceptions/domain_exception'

/** The Salesforce id, or the member it shall be linked with, belongs to another one. The code is ours. @source requirements H-68 */
export const LinkConflict = domainError('link_conflict', {
  message: 'The member or the Salesforce id is linked with another one',
  status: 409,
  field: 'id',
})

/** The member has changed since it was read. The code is ours. @source requirements H-68 */
export const StaleVersion = domainError('stale_version', {
  message: 'The member has changed since it was read',
  status: 412,
  field: 'version',
  tell: (version: number) => ({ meta: { version } }),
})

/** The member withdrew the consent after it was given elsewhere. The code is ours. */
export const ConsentNewer = domainError('consent_newer', {
  message: 'The member has withdrawn the consent since',
  status: 409,
  field: 'consents',
})

/** A consent that does not hold yet came without a proof. @source requirements V-01 */
export const ProofMissing = domainError('required', {
  message: 'A consent needs a proof',
  field: 'consent_proof',
})

/** The proof is of a time that has not come. */
export const ProofAhead = domainError('invalid', {
  message: 'The consent is said to be given later than now',
  field: 'consent_proof.given_at',
})

/** No such representative. The code is that of a choice that is none. */
export const UnknownRepresentative = domainError('invalid', {
  message: 'There is no such representative',
  field: 'regional_representative_id',
})

/** Somebody has this already. @source requirements V-08 */
export const TakenElsewhere = domainError('unique', {
  message: 'Another member already has this',
  tell: (field: 'email' | 'phone' | 'sf_id') => ({ field }),
})
