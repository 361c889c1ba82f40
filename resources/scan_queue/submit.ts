import { queueOfMember } from './queue_of_member'
import type { ScanAnswer } from './scan_answer'
import { scanningMember } from './who_scans'

export type { ScanAnswer } from './scan_answer'

/**
 * Submits a code for the member of this page. The scan is kept on the phone before it is sent, so
 * a lost answer neither loses nor doubles it; `waiting` says that it will be sent later.
 */
export async function submitScan(code: string): Promise<ScanAnswer> {
  const memberId = scanningMember()
  if (memberId === null) return { state: 'refused', failure: { code: 'unknown_member' } }
  const { queue } = await queueOfMember(memberId)
  return queue.submit(code)
}
