import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { gameDisclosures } from './my_data/disclosures.js'
import { leaveGames } from './my_data/leave_games.js'

registerErasure('promo', { erase: leaveGames })
registerDisclosure(...gameDisclosures)
