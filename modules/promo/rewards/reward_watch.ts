import { watch } from '#app/watch'
import { endRewards } from './actions/end_rewards.js'
import { remindMembers } from './actions/remind_members.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 60_000

/** Reminds members of rewards that end soon, and ends those whose time is over. */
export const rewardWatch = watch(
  PERIOD_MS,
  async () => {
    await endRewards()
    await remindMembers()
  },
  'The rewards could not be looked through'
)
