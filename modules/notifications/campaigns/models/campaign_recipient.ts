import { CampaignRecipientSchema } from '#database/schema'

/** That a member is among those a campaign is for, since it was frozen. */
export default class CampaignRecipient extends CampaignRecipientSchema {}
