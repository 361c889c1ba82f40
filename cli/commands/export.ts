import { Command } from 'commander'
import { exportBirthdays } from './export_birthdays.js'

/** `cli export …`: lists for people outside the shop. */
export const exports = new Command('export')
  .description('Lists of members')
  .addCommand(exportBirthdays)
