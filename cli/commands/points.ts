import { Command } from 'commander'
import { pointsVerify } from './points_verify.js'

/** `cli points …`: the ledger. */
export const points = new Command('points').description('The ledger').addCommand(pointsVerify)
