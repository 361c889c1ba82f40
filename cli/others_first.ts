import { setPriority } from 'node:os'

/** How much others come first, as `nice` has it. */
const NICE = 10

/**
 * From now on this process takes what others leave of the processor, such as the server beside it. For commands that only read: one
 * that keeps a lock would make others wait for it.
 */
export function letOthersFirst(): void {
  setPriority(NICE)
}
