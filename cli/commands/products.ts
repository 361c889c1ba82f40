import { Command } from 'commander'
import { sampleFile, tableImport } from './table_import.js'

/** `cli products …`: the gifts of the shop. */
export const products = new Command('products')
  .description('The gifts members exchange points for')
  .addCommand(
    tableImport({
      noun: 'gifts',
      columns:
        'slug (names the gift), title_hu, title_en, category (its slug), price, position,\n' +
        '  low_stock_at, short_description_hu, short_description_en, description_hu, description_en,\n' +
        '  is_new, is_published, initial_quantity (of new gifts only: 0 unless said, or "unlimited")',
      example: 'npm run cli -- products import gifts.csv',
      kind: async () => (await import('#catalogue')).productImport({ source: 'cli' }),
    })
  )
  .addCommand(sampleFile('gifts', async () => (await import('#catalogue')).productSample()))
