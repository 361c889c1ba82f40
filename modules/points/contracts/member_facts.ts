import type { SqlRunner } from '#app/database/engine'

/** What the rules of points look at in a member. */
export interface MemberFact {
  /** The main profession; null where none was told. */
  professionId: number | null
  /** The postcode of the member's region; null where none was told. */
  zip: string | null
  /** When the registration was finished, in ms UTC; null while it is not. */
  registeredAt: number | null
  /** The language the member reads: `hu` or `en`. */
  locale: string
}

/** Tells who members are; implemented by the module that has members. */
export abstract class MemberFacts {
  /**
   * Facts by member id; an unknown member is left out.
   *
   * @param runner of the transaction, or the reader of pages
   */
  abstract of(runner: SqlRunner, memberIds: number[]): Promise<Map<number, MemberFact>>
}
