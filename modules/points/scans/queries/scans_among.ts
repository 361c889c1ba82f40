import Scan from '../models/scan.js'

/** A time in ms UTC; the end is not part of it. */
export interface Period {
  from: number
  until: number
}

/** How often members scanned within a time, by their ids; who did not is left out. */
export async function scansAmong(
  memberIds: number[],
  { from, until }: Period
): Promise<Map<number, number>> {
  const counted = await Scan.query()
    .whereIn('memberId', memberIds)
    .where('scannedAt', '>=', from)
    .where('scannedAt', '<', until)
    .groupBy('memberId')
    .select('memberId')
    .count('* as scans')
  return new Map(counted.map(({ memberId, $extras }) => [memberId, Number($extras.scans)]))
}
