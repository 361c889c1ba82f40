import { Exception } from '@adonisjs/core/exceptions'
import { DomainException } from '#app/exceptions/domain_exception'

/** A page cannot live at an address another route begins with. */
export class SlugIsReserved extends DomainException {
  static code = 'reserved'
  static message = 'reserved'
  field = 'slug'
}

/** The question of the FAQ is not there, or no longer. */
export class FaqEntryNotThere extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** The member has answered this survey before. @source requirement row S-04 */
export class AlreadySubmitted extends DomainException {
  static code = 'already_submitted'
  static message = 'already_submitted'
  field = 'survey'
}

/** Another survey has this address. */
export class SlugTaken extends DomainException {
  static code = 'unique'
  static message = 'unique'
  field = 'slug'
}

/** Members have answered: questions cannot be taken away or changed in what they take. */
export class AlreadyAnswered extends DomainException {
  static code = 'answered'
  static message = 'answered'
  field = 'content'
}

/** Questionnaires are answered by members alone. @source requirement row S-07 */
export class MustLogIn extends DomainException {
  static code = 'must_log_in'
  static message = 'must_log_in'
  static status = 401
  field = 'questionnaire'
}

/** Some answer is wrong; which one stays untold. @source requirement row S-09 */
export class WrongAnswer extends DomainException {
  static code = 'wrong_answer'
  static message = 'wrong_answer'
  field = 'questionnaire'

  /** @param waitMs until the next try, in ms */
  constructor(waitMs: number) {
    super()
    this.meta = { minutes: Math.ceil(waitMs / 60_000) }
  }
}

/** The member has passed this questionnaire before. */
export class QuestionnairePassed extends DomainException {
  static code = 'already_submitted'
  static message = 'already_submitted'
  field = 'questionnaire'
}

/** No page has this slug. */
export class UnknownPage extends DomainException {
  static code = 'invalid'
  static message = 'invalid'
  field = 'page_slug'
}

/** Members have tried the questionnaire: it can be hidden, not taken away. */
export class AlreadyTried extends DomainException {
  static code = 'answered'
  static message = 'answered'
  field = 'questions'
}
