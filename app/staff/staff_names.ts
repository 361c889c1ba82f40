/** Tells what staff members are called; implemented by the module that has them. */
export abstract class StaffNames {
  /** Names by id, of everybody who works or worked in the back-office among these. */
  abstract of(staffIds: number[]): Promise<Map<number, string>>
}
