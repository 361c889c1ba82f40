import { domainError, DomainException } from '#app/exceptions/domain_exception'

/** The member has fewer points than the movement takes. @source requirements C-18 */
export const NotEnoughPoints = domainError('not_enough_points', {
  message: 'The member has fewer points than this takes',
})

/** A scan that brings nothing; the error stands at the scanned code. */
export class ScanRefused extends DomainException {
  field = 'qrCode'
}

/** Not a code of a participating product. @source requirements Q-11 */
export class InvalidCode extends ScanRefused {
  static code = 'invalid_code'
}

/** The code was redeemed before. The specification names the failure; the key is ours. */
export class AlreadyUsed extends ScanRefused {
  static code = 'already_used'
}

/** The code is the member's own; what it brought, and when, is told as information. @source requirements Q-28 */
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

/** The code batch is printed but not released yet, or its first day has not come. Ours. */
export class CodeNotActive extends ScanRefused {
  static code = 'not_active'
}

/** The code batch is void. Ours. */
export class CodeVoid extends ScanRefused {
  static code = 'void'
}

/** The last day of the code batch is over. Ours. */
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

/** There is no such participating product. Ours. */
export const UnknownProduct = domainError('unknown_product', {
  message: 'There is no such participating product',
  field: 'product_id',
})

/** Nobody put this member's scans before somebody. Ours. */
export const UnknownCase = domainError('unknown_case', {
  message: 'There is no such case',
  status: 404,
})

/** The shop's address is one only its own computer reaches; a printed sticker would be waste. Ours. */
export const OwnAddress = domainError('own_address', {
  message: 'APP_URL is an address that only this computer reaches',
  status: 409,
})

/** A year-end reset that must not be done; the message says why. Ours. */
export class ResetNotPossible extends DomainException {
  static code = 'reset_not_possible'
}

/** A rule cannot begin on a day that is over. Ours. */
export const DayIsOver = domainError('day_is_over', {
  message: 'The day is over',
  tell: (field: string) => ({ field }),
})

/** There is no such scan. Ours. */
export const UnknownScan = domainError('unknown_scan', {
  message: 'There is no such scan',
  status: 404,
})

/** The scan was taken back before. Ours. */
export const AlreadyTakenBack = domainError('already_taken_back', {
  message: 'The scan was taken back before',
  status: 409,
})

/** The ledger cannot be closed now; the message says why and what helps. */
export class CloseNotPossible extends DomainException {
  static code = 'close_not_possible'
}
