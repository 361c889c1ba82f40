import { Command } from 'commander'
import { codesCreate } from './codes_create.js'
import { codesExport } from './codes_export.js'
import { codesList } from './codes_list.js'
import { codesActivate, codesVoid } from './codes_state.js'

/** `cli codes …`: batches of sticker codes. */
export const codes = new Command('codes')
  .description('Batches of sticker codes')
  .addCommand(codesCreate)
  .addCommand(codesExport)
  .addCommand(codesActivate)
  .addCommand(codesVoid)
  .addCommand(codesList)
