import { Command } from 'commander'
import { reportsRebuild } from './reports_rebuild.js'
import { reportsVerify } from './reports_verify.js'

/** `cli reports …`: the sums of days behind the figures of the back-office. */
export const reports = new Command('reports')
  .description('Sums of days behind the figures of the back-office')
  .addCommand(reportsRebuild)
  .addCommand(reportsVerify)
