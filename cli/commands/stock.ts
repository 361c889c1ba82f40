import { Command } from 'commander'
import { sampleFile, tableImport } from './table_import.js'

/** `cli stock …`: what lies in the store. */
export const stock = new Command('stock')
  .description('What is left of gifts')
  .addCommand(
    tableImport({
      noun: 'counts and movements of stock',
      columns:
        'slug (names the gift), variation (in words, such as "M, fekete"), and either count\n' +
        '  (pieces there are) or change (pieces that came or went); reason (receipt, loss,\n' +
        '  correction), note. The changes of a file are booked once: another delivery has\n' +
        '  another note.',
      example: 'npm run cli -- stock import count.csv',
      kind: async (path) => {
        const { fileDigest } = await import('#app/imports/csv_lines')
        const { StockImport } = await import('#catalogue')
        return new StockImport({ source: 'cli' }, await fileDigest(path))
      },
    })
  )
  .addCommand(sampleFile('stock', async () => (await import('#catalogue')).stockSample()))
