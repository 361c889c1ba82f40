import { Command } from 'commander'
import { backupCreate } from './backup_create.js'
import { backupRestore } from './backup_restore.js'
import { backupVerify } from './backup_verify.js'

/** `cli backup …`: copies of all that must be kept. */
export const backup = new Command('backup')
  .description('Copies of all that must be kept')
  .addCommand(backupCreate)
  .addCommand(backupVerify)
  .addCommand(backupRestore)
