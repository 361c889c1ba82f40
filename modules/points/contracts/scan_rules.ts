/** Rules that a member is asked to accept before a code is submitted; implemented by the module that has prize games. */
export abstract class ScanRules {
  /** Whether rules wait for the word of a member. Who scans without it gets the points all the same. */
  abstract areOpen(memberId: number): Promise<boolean>
}
