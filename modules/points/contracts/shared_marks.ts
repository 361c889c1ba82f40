/** What several members may have in common. */
export type SharedKind = 'network' | 'device' | 'address'

/** Members who share something, among a member whose invitation paid and those it invited. */
export interface SharedWithInvited {
  /** Who got the bonus. */
  inviterId: number
  kind: SharedKind
  /** Two or more, by id; the inviter may be one of them. */
  memberIds: number[]
}

/** Tells what invited members share; implemented by the module that has members. */
export abstract class SharedMarks {
  /** For every member with a credited invitation and every kind, whoever shares one of that kind. */
  abstract withInvited(): Promise<SharedWithInvited[]>
}
