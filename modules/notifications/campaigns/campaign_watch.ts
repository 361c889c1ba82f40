import { watch } from '#app/watch'
import { advanceCampaigns } from './actions/advance_campaigns.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 5000

/** Begins campaigns whose time has come, and sends their waves. */
export const campaignWatch = watch(PERIOD_MS, advanceCampaigns, 'Campaigns could not go on')
