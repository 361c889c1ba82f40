/** What waits is counted exactly up to so many; of more it is only told that they are more. */
export const WAITING_TOLD_MAX = 99
