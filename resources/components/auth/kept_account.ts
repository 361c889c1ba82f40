import type { PhoneInput } from './phone_field'

/** What of the first step is kept; passwords never are. */
export interface KeptAccount {
  email: string
  phone: PhoneInput
  tos: boolean
  major: boolean
}

// In this document alone: whoever opens the shop later finds nothing of it.
let kept: KeptAccount | undefined

/** What was typed at the first step before, where its visitor comes back to it. */
export const keptAccount = (): KeptAccount | undefined => kept

/** Keeps what is typed at the first step. */
export function keepAccount({ email, phone, tos, major }: KeptAccount): void {
  kept = { email, phone, tos, major }
}

/** The registration is over, or somebody else's. */
export function forgetAccount(): void {
  kept = undefined
}
