import { Command } from 'commander'
import { outboxList } from './outbox_list.js'
import { outboxPurge } from './outbox_purge.js'
import { outboxRetry } from './outbox_retry.js'
import { outboxPause, outboxRelease, outboxStatus } from './outbox_state.js'

/** `cli outbox …`: what the shop sends, and what it could not send. */
export const outbox = new Command('outbox')
  .description('Messages of the shop: how many wait, which ones failed, and what becomes of them')
  .addCommand(outboxStatus)
  .addCommand(outboxPause)
  .addCommand(outboxRelease)
  .addCommand(outboxList)
  .addCommand(outboxRetry)
  .addCommand(outboxPurge)
