import { Command } from 'commander'
import { sampleFile, tableImport } from './table_import.js'

/** `cli participating-products …`: what stickers are on. */
export const participatingProducts = new Command('participating-products')
  .description('The sticker-marked products whose codes bring points')
  .addCommand(
    tableImport({
      noun: 'sticker-marked products',
      columns:
        'slug (names the product), title_hu, title_en, points, position, is_active. What a scan\n' +
        '  brings once stickers were made changes by a point rule, not by a file.',
      example: 'npm run cli -- participating-products import products.csv',
      kind: async () => (await import('#points')).participatingImport({ source: 'cli' }),
    })
  )
  .addCommand(
    sampleFile('sticker-marked products', async () =>
      (await import('#points')).participatingSample()
    )
  )
