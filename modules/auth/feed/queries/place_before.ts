import MemberVersion from '../models/member_version.js'

/** The last place that was given before an instant, in ms UTC: what changed since comes behind it. */
export async function placeBefore(instant: number): Promise<number> {
  const before = MemberVersion.query().whereNotNull('position').where('numberedAt', '<', instant)
  const last = await before.orderBy('numberedAt', 'desc').orderBy('position', 'desc').first()
  return last?.position ?? 0
}
