import { Command } from 'commander'
import { tableImport } from './table_import.js'

/** `cli professions …`: the professions members choose from. */
export const professions = new Command('professions')
  .description('The trades members choose from')
  .addCommand(
    tableImport({
      noun: 'trades',
      columns: 'name_hu (names the trade), name_en, api_name, position, is_active',
      example: 'npm run cli -- professions import trades.csv',
      kind: async () => (await import('#auth')).professionImport,
    })
  )
