import { Command } from 'commander'
import { contentExport } from './content_export.js'
import { contentImport } from './content_import.js'

/** `cli content …`: what marketing writes. */
export const content = new Command('content')
  .description('Pages, articles, surveys and questionnaires, from one installation to another')
  .addCommand(contentExport)
  .addCommand(contentImport)
