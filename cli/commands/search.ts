import { Command } from 'commander'
import { searchRebuild } from './search_rebuild.js'

/** `cli search …`: what finds texts. */
export const search = new Command('search')
  .description('The index that finds articles, answers and pages')
  .addCommand(searchRebuild)
