import { Command } from 'commander'
import { tableImport } from './table_import.js'

/** `cli representatives …`: the regional contacts of members. */
export const representatives = new Command('representatives')
  .description('The regional contacts of members')
  .addCommand(
    tableImport({
      noun: 'representatives',
      columns:
        'last_name and first_name (name the person), phone, email, distribution_channel,\n' +
        '  distribution_channel_task_fields (several channels: Festék|Burkolás)',
      example: 'npm run cli -- representatives import people.csv',
      kind: async () => (await import('#auth')).representativeImport,
    })
  )
