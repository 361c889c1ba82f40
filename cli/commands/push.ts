import { Command } from 'commander'
import { pushKeys } from './push_keys.js'

/** `cli push …`: messages to browsers while the shop is closed. */
export const push = new Command('push')
  .description('Messages to browsers of members while the shop is closed')
  .addCommand(pushKeys)
