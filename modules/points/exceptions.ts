import { DomainException } from '#app/exceptions/domain_exception'

/** The member has fewer points than the movement takes. @source specification §8 */
export class NotEnoughPoints extends DomainException {
  static code = 'not_enough_points'
  static message = 'The member has fewer points than this takes'
}
