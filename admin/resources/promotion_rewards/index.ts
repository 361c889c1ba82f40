import { Gift } from 'lucide-react'
import { RewardCreate } from './reward_create'
import { RewardList } from './reward_list'

export const promotionRewards = { list: RewardList, create: RewardCreate, icon: Gift }
