import { Command } from 'commander'
import { pointsAdjust } from './points_adjust.js'
import { pointsClose } from './points_close.js'
import { pointsResetYear } from './points_reset_year.js'
import { pointsGreet } from './points_greet.js'
import { pointsVerify } from './points_verify.js'

/** `cli points …`: the ledger. */
export const points = new Command('points')
  .description('The ledger')
  .addCommand(pointsVerify)
  .addCommand(pointsAdjust)
  .addCommand(pointsClose)
  .addCommand(pointsGreet)
  .addCommand(pointsResetYear)
