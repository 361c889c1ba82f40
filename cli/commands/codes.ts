import { Command } from 'commander'
import { codesCreate } from './codes_create.js'
import { codesExport } from './codes_export.js'
import { codesList } from './codes_list.js'
import { codesReconcile } from './codes_reconcile.js'
import { codesActivate, codesRestore, codesVoid } from './codes_state.js'
import { codesVoidRange } from './codes_void_range.js'
import { codesWatch } from './codes_watch.js'

/** `cli codes …`: batches of sticker codes. */
export const codes = new Command('codes')
  .description('Batches of sticker codes')
  .addCommand(codesCreate)
  .addCommand(codesExport)
  .addCommand(codesActivate)
  .addCommand(codesVoid)
  .addCommand(codesRestore)
  .addCommand(codesVoidRange)
  .addCommand(codesReconcile)
  .addCommand(codesWatch)
  .addCommand(codesList)
