import WaitingDeed from '#points/two_people/models/waiting_deed'

/** A sending that somebody wants and a second administrator has not agreed to, at the revision that was seen. */
export interface SendingThatWaits {
  waitingId: number
  revision: number
}

/** Which of these campaigns wait for a second administrator; the latest wish of each. */
export async function sendingsThatWait(
  campaignIds: number[]
): Promise<Map<number, SendingThatWaits>> {
  const open = await WaitingDeed.open()
    .where({ kind: 'campaign' })
    .whereIn('subjectId', campaignIds)
    .orderBy('id')
  return new Map(
    open.flatMap(({ id: waitingId, subjectId, deed }) =>
      deed.kind === 'campaign'
        ? [[subjectId, { waitingId, revision: deed.change.revision }] as const]
        : []
    )
  )
}
