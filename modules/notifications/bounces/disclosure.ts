import { readable, type Disclosure } from '#app/personal/disclosure'
import SuppressedAddress from './models/suppressed_address.js'

/** What mail servers and mail providers reported of a member's addresses. */
export const suppressionsDisclosure: Disclosure = {
  name: 'undeliverable_mails',
  covers: ['suppressed_addresses'],
  async *read(memberId) {
    const known = await SuppressedAddress.query().where({ memberId }).orderBy('id')
    yield known.map(({ reason, status, times, since, until, liftedAt, reportedAt }) =>
      readable({
        reason,
        status,
        times,
        since,
        until,
        lifted_at: liftedAt,
        reported_at: reportedAt,
      })
    )
  },
}
