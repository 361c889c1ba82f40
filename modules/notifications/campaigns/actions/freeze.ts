import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { ALL } from '../campaign.js'
import { FREEZE_PART } from '../constants.js'
import Campaign from '../models/campaign.js'
import { membersMeant, type MeantPart } from '../queries/members_meant.js'
import { writeRecipients } from '../write_campaigns_sql.js'

/** Writes down whom a campaign is for, part by part; who goes on after an end begins where it stood. */
export async function freeze(id: number): Promise<void> {
  for (;;) {
    const campaign = await Campaign.find(id)
    if (campaign?.state !== 'freezing') return
    const { audience, frozenAfter: after, frozenAt } = campaign
    const part = await membersMeant(audience, { after, limit: FREEZE_PART, at: frozenAt! })
    if (!(await write(campaign, part))) return
  }
}

/** @returns false where somebody else wrote this part, or the campaign was stopped */
function write({ id, frozenAfter }: Campaign, { memberIds, next }: MeantPart): Promise<boolean> {
  return transaction(async (trx) => {
    const onwards =
      next === ALL ? { frozenAfter: ALL, state: 'sending' as const } : { frozenAfter: next }
    const here = Campaign.query(trx).where({ id, state: 'freezing', frozenAfter })
    const [moved] = await here.update({ ...onwards, updatedAt: clock.now() })
    if (Number(moved) === 0) return false
    const recipients = memberIds.map((memberId) => ({ campaignId: id, memberId }))
    const { size } = await writeRecipients(trx, recipients)
    if (size) await Campaign.query(trx).where({ id }).increment('recipientCount', size)
    return true
  })
}
