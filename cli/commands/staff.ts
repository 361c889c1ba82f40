import { Command } from 'commander'
import { staffCreate } from './staff_create.js'
import { staffInvite } from './staff_invite.js'
import { staffList } from './staff_list.js'
import { staffDisable, staffEnable, staffResetSecondFactor } from './staff_state.js'

/** `cli staff …`: who works in the back-office. */
export const staff = new Command('staff')
  .description('Staff of the back-office')
  .addCommand(staffCreate)
  .addCommand(staffInvite)
  .addCommand(staffList)
  .addCommand(staffDisable)
  .addCommand(staffEnable)
  .addCommand(staffResetSecondFactor)
