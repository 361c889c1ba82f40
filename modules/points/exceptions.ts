import { DomainException } from '#app/exceptions/domain_exception'

/** The member has fewer points than the movement takes. @source specification §8 */
export class NotEnoughPoints extends DomainException {
  static code = 'not_enough_points'
  static message = 'The member has fewer points than this takes'
}

/** The staff member's role books no points. Our own code. */
export class MayNotBook extends DomainException {
  static code = 'may_not_book'
  static status = 403
  static message = 'This role books no points'
}

/** A scan that brings nothing; the error stands at the scanned code. */
export class ScanRefused extends DomainException {
  field = 'qrCode'
}

/** Not a code of a participating product. @source specification §8 */
export class InvalidCode extends ScanRefused {
  static code = 'invalid_code'
}

/** The code was redeemed before. The specification names the failure; the key is ours. */
export class AlreadyUsed extends ScanRefused {
  static code = 'already_used'
}

/** The code is the member's own; what it brought, and when, is told as information. @source row Q-28 */
export class OwnCodeAgain extends AlreadyUsed {
  constructor(own: { points: number; scannedAt: number; titleHu: string; titleEn: string }) {
    super()
    this.meta = {
      points: own.points,
      scanned_at: new Date(own.scannedAt).toISOString(),
      title_hu: own.titleHu,
      title_en: own.titleEn,
    }
  }
}

/** A code for many members has been scanned as often as it allows. The key is ours. */
export class ScanLimitReached extends ScanRefused {
  static code = 'scan_limit_reached'
}

/** Too many invalid codes; `wait_for` says for how many seconds. The key is ours. */
export class Throttled extends ScanRefused {
  static code = 'throttled'
  static status = 429
  static #known = new Map<number, Throttled>()

  /** The same refusal for everybody who waits as long: making an error costs more than the refusal. */
  static for(waitSeconds: number): Throttled {
    let throttled = this.#known.get(waitSeconds)
    if (!throttled) {
      throttled = new Throttled()
      throttled.meta = { wait_for: waitSeconds }
      this.#known.set(waitSeconds, throttled)
    }
    return throttled
  }
}

/** The roll is printed but not released yet, or its first day has not come. Ours. */
export class CodeNotActive extends ScanRefused {
  static code = 'not_active'
}

/** The roll was withdrawn. Ours. */
export class CodeVoid extends ScanRefused {
  static code = 'void'
}

/** The last day of the roll is over. Ours. */
export class CodeExpired extends ScanRefused {
  static code = 'expired'
}

/** The client key of this scan was already used for another code. Ours. */
export class ClientKeyTaken extends ScanRefused {
  static code = 'idempotency_mismatch'
  static status = 409
}

/** The scan waited on the phone of a member who is not the one logged in now. Ours. */
export class OtherMember extends DomainException {
  static code = 'other_member'
  static status = 409
  field = 'member_id'
}

/** Support has answered the report of this sticker, or there is none. Ours. */
export class DisputeSettled extends DomainException {
  static code = 'dispute_settled'
  static message = 'This report was answered before'
  static status = 409
}

/** The reported sticker has brought points as often as it may, or this member has theirs. Ours. */
export class CodeSpent extends DomainException {
  static code = 'code_spent'
  static message = 'The sticker has brought points as often as it may'
  static status = 409
}

/** Nobody agrees to a booking that is the own one. Ours. */
export class OwnBooking extends DomainException {
  static code = 'own_booking'
  static message = 'Somebody else has to agree to this booking'
  static status = 409
}

/** The booking was agreed to or refused before, or there is none. Ours. */
export class BookingSettled extends DomainException {
  static code = 'booking_settled'
  static message = 'This booking does not wait any more'
  static status = 409
}

/** Nobody agrees to a deed that is the own one. Ours. */
export class OwnDeed extends DomainException {
  static code = 'own_deed'
  static message = 'Somebody else has to agree to this'
  static status = 409
}

/** The deed was agreed to or refused before, or there is none. Ours. */
export class DeedSettled extends DomainException {
  static code = 'deed_settled'
  static message = 'This does not wait any more'
  static status = 409
}

/** What shall be done is not what was asked for any more. Ours. */
export class DeedOutdated extends DomainException {
  static code = 'deed_outdated'
  static message = 'It was changed since it was asked for: refuse it, and ask again'
  static status = 409
}

/** As many stickers were reported today as may be; `wait_for` in seconds. Ours. */
export class TooManyReports extends DomainException {
  static code = 'too_many_reports'
  static status = 429

  constructor(waitSeconds: number) {
    super()
    this.meta = { wait_for: waitSeconds }
  }
}

/** There is no such participating product. Ours. */
export class UnknownProduct extends DomainException {
  static code = 'unknown_product'
  static message = 'There is no such participating product'
  field = 'product_id'
}

/** There is no such batch of codes. Ours. */
export class UnknownBatch extends DomainException {
  static code = 'unknown_batch'
  static message = 'There is no such batch'
  static status = 404
}

/** Nobody put this member's scans before somebody. Ours. */
export class UnknownCase extends DomainException {
  static code = 'unknown_case'
  static message = 'There is no such case'
  static status = 404
}

/** A withdrawn batch stays withdrawn. Ours. */
export class BatchVoid extends DomainException {
  static code = 'batch_void'
  static message = 'The batch was withdrawn, and stays so'
  static status = 409
}

/** The range names stickers the batch does not have; `max` is its last one. Ours. */
export class RangeOutsideBatch extends DomainException {
  static code = 'range_outside_batch'
  static message = 'The batch has no such stickers'
  field = 'to'

  constructor(max: number) {
    super()
    this.meta = { max }
  }
}

/** The reference names a batch that was made with other values. Ours. */
export class BatchReferenceTaken extends DomainException {
  static code = 'batch_reference_taken'
  static message = 'Another batch was made under this reference'
  static status = 409
  field = 'reference'
}

/** The shop's address is one only its own computer reaches; a printed sticker would be waste. Ours. */
export class OwnAddress extends DomainException {
  static code = 'own_address'
  static status = 409
  static message = 'APP_URL is an address that only this computer reaches'
}

/** A year-end reset that must not be done; the message says why. Ours. */
export class ResetNotPossible extends DomainException {
  static code = 'reset_not_possible'

  constructor(reason: string) {
    super(reason)
  }
}

/** What a member gets once was booked before. Ours. */
export class AlreadyBooked extends DomainException {
  static code = 'already_booked'
  field = 'source'
}

/** There is no such rule of points, or no such booster. Ours. */
export class RuleNotThere extends DomainException {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** What a rule says cannot be changed any more once it holds; a newer rule can follow it. Ours. */
export class RuleInForce extends DomainException {
  static code = 'rule_in_force'
  static status = 409
  static message = 'The rule holds already: what follows it is a new rule'
}

/** Another rule of the same thing begins at the same moment. Ours. */
export class RuleMomentTaken extends DomainException {
  static code = 'unique'
  static message = 'Another rule begins then'
  field = 'valid_from'
}

/** A rule cannot begin on a day that is over. Ours. */
export class DayIsOver extends DomainException {
  static code = 'day_is_over'
  static message = 'The day is over'

  constructor(public field: string) {
    super()
  }
}

/** What a booster gives cannot be changed any more once it was switched on. Ours. */
export class BoosterInForce extends DomainException {
  static code = 'booster_in_force'
  static status = 409
  static message = 'The booster was switched on: its terms stay as they are'
}

/** A booster is not in a state that allows this step. Ours. */
export class BoosterState extends DomainException {
  static code = 'booster_state'
  static status = 409
  static message = 'The booster is not in a state that allows this'
}

/** There is no such scan. Ours. */
export class UnknownScan extends DomainException {
  static code = 'unknown_scan'
  static status = 404
  static message = 'There is no such scan'
}

/** The scan was taken back before. Ours. */
export class AlreadyTakenBack extends DomainException {
  static code = 'already_taken_back'
  static status = 409
  static message = 'The scan was taken back before'
}

/** Only what scans bring can be played over past scans. Ours. */
export class NothingToRehearse extends DomainException {
  static code = 'nothing_to_rehearse'
  static message = 'Only a rule about scans can be rehearsed'
}

/** The ledger cannot be closed now; the message says why and what helps. */
export class CloseNotPossible extends DomainException {
  static code = 'close_not_possible'
}
