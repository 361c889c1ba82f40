/** For whom, and by which key of the shop, this browser takes messages. */
export interface PushMember {
  memberId: number
  /** In base64url. */
  publicKey: string
}
