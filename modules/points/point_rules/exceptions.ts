import { domainError } from '#app/exceptions/domain_exception'

/** There is no such rule of points, or no such booster. Ours. */
export const RuleNotThere = domainError('not_found', { message: 'Not found', status: 404 })

/** What a rule says cannot be changed any more once it holds; a newer rule can follow it. Ours. */
export const RuleInForce = domainError('rule_in_force', {
  message: 'The rule holds already: what follows it is a new rule',
  status: 409,
})

/** Another rule of the same thing begins at the same moment. Ours. */
export const RuleMomentTaken = domainError('unique', {
  message: 'Another rule begins then',
  field: 'valid_from',
})
