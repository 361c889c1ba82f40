/** Refusals a member may dispute; the others are slips of their own or pass by themselves. */
export const DISPUTE_REASONS = [
  'already_used',
  'scan_limit_reached',
  'void',
  'expired',
  'not_active',
  'invalid_code',
] as const
/** One of those refusals. */
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
