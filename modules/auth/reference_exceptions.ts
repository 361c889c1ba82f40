import { Exception } from '@adonisjs/core/exceptions'
import { DomainException } from '#app/exceptions/domain_exception'

/** There is no such trade, representative or postcode. */
export class ReferenceNotThere extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** Another row already has this name. */
export class NameTaken extends DomainException {
  static code = 'unique'
  static message = 'Another row already has this'

  constructor(public field: string) {
    super()
  }
}

/** Members or other rows still refer to it. The code is ours. */
export class StillUsed extends DomainException {
  static code = 'in_use'
  static message = 'It is still in use'
}

/** Somebody must serve everybody nobody else is named for. The code is ours. */
export class DefaultNeeded extends DomainException {
  static code = 'default_needed'
  static message = 'There must be a default representative'
  field = 'is_default'
}
