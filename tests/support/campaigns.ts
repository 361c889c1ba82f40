import { randomInt } from 'node:crypto'
import { clock } from '#app/clock'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { advanceCampaigns } from '#notifications/campaigns/actions/advance_campaigns'
import { draftCampaign } from '#notifications/campaigns/actions/save_campaign'
import { scheduleCampaign } from '#notifications/campaigns/actions/steps'
import type { CampaignChannel } from '#notifications/campaigns/campaign'
import Campaign from '#notifications/campaigns/models/campaign'
import { audienceOf } from '#notifications/campaigns/written_campaign'
import { givenMember, givenStaff, type GivenMember, type TestMember } from './members.js'

/** What a test may say about the campaign it needs. */
interface GivenCampaign {
  professionId: number
  channels?: CampaignChannel[]
  languages?: string[]
  textHu?: string
  textEn?: string
  action?: string | null
  smsHu?: string
  smsEn?: string
}

/** A trade nobody else has, so that a campaign is for those whom a test makes. */
export const freshTrade = () => randomInt(1_000_000, 2_000_000_000)

/** Members of a trade; those who agree get offers by mail. */
export async function givenTrade(
  count: number,
  { agrees = true, ...given }: GivenMember & { agrees?: boolean } = {}
): Promise<{ professionId: number; members: TestMember[] }> {
  const professionId = freshTrade()
  const members: TestMember[] = []
  for (let made = 0; made < count; made++) members.push(await givenMember(given))
  const ids = members.map(({ id }) => id)
  await transaction(async (trx) => {
    await Member.query(trx).whereIn('id', ids).update({ mainProfessionId: professionId })
  })
  if (agrees) for (const { id } of members) await agree(id)
  return { professionId, members }
}

/** Gives the consent to offers by mail, or takes it back. */
export function agree(id: number, marketing_email = true): Promise<void> {
  return saveConsents({ id, address: '10.0.0.1', locale: 'hu' }, { marketing_email })
}

/** The same for offers by phone, which SMS are. */
export function agreeByPhone(id: number, marketing_phone = true): Promise<void> {
  return saveConsents({ id, address: '10.0.0.1', locale: 'hu' }, { marketing_phone })
}

/** A draft for a trade; answers its number. */
export async function givenCampaignDraft(given: GivenCampaign): Promise<number> {
  const {
    professionId,
    languages,
    channels = ['mail'],
    action = '/nyeremenyjatekok',
    ...texts
  } = given
  const { id: staffId } = await givenStaff({ role: 'marketing' })
  const fields = {
    name: `Hírlevél ${professionId}`,
    titleHu: 'Új ajándékok',
    titleEn: 'New gifts',
    textHu: 'Megjöttek az őszi ajándékok.',
    textEn: 'The gifts of autumn are here.',
    smsHu: '',
    smsEn: '',
    action,
    channels,
    audience: audienceOf({ profession_ids: [professionId], languages }),
    ...texts,
  }
  return transaction((trx) => draftCampaign(trx, fields, { source: 'admin', staffId }))
}

/** A campaign that is to be sent at once. */
export async function givenScheduledCampaign(given: GivenCampaign): Promise<number> {
  const id = await givenCampaignDraft(given)
  const meant = { id, revision: 1, by: { source: 'cli' } } as const
  await transaction((trx) => scheduleCampaign(trx, meant, null))
  return id
}

/** Has campaigns and the outbox go on until a campaign rests; answers it. */
export async function sentCampaign(id: number): Promise<Campaign> {
  for (let round = 0; round < 5; round++) {
    await advanceCampaigns()
    await runOutboxOnce()
  }
  return Campaign.findOrFail(id)
}

/** Stops what other tests left under way, so that it neither waits nor goes on. */
export async function restCampaigns(): Promise<void> {
  await transaction(async (trx) => {
    const over = { state: 'cancelled', finishedAt: clock.now() } as const
    await Campaign.query(trx).whereNotIn('state', ['draft', 'done', 'cancelled']).update(over)
  })
}
