/**
 * Rule names of the validator that have a code of their own; every other rule says `invalid`.
 * @source specification section 5: server field errors are codes
 */
const CODES: Record<string, string> = {
  'required': 'required',
  'accepted': 'required',
  'notEmpty': 'required',
  'confirmed': 'confirmed',
  'sameAs': 'confirmed',
  'not_mobile': 'not_mobile',
  'unique': 'unique',
  'database.unique': 'unique',
  'minLength': 'min',
  'min': 'min',
  'array.minLength': 'min',
  'maxLength': 'max',
  'max': 'max',
  'array.maxLength': 'max',
}

/** The code the pages translate, for a rule of the validator. */
export function codeOfRule(rule: string): string {
  return CODES[rule] ?? 'invalid'
}
