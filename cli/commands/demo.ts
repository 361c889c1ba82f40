import { Command } from 'commander'
import { demoFill } from './demo_fill.js'
import { demoReset } from './demo_reset.js'

/** `cli demo …`: the shop to walk through. */
export const demo = new Command('demo')
  .description('The demo shop')
  .addCommand(demoFill)
  .addCommand(demoReset)
