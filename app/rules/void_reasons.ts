/** Why a draw is void; a mistake is no reason any more once its round is out, a lost seed only where the list waits for it. */
export const VOID_REASONS = ['mistake', 'outside_order', 'seed_lost'] as const
export type VoidReason = (typeof VOID_REASONS)[number]
