import { listOf, presentOf } from '#app/imports/cell_texts'
import { tableRows } from '#app/imports/table_rows'
import { agePostcodeAnswers } from './postcode_answers.js'
import { representativeValidator } from './validators/reference_rows.js'

const LISTS = ['distribution_channel', 'distribution_channel_task_fields']

/** Regional contacts, known by their names; who is the default one is not a file's to say. */
export const representativeImport = tableRows({
  name: 'regional_representatives',
  audited: { action: 'representative.imported', subject: { type: 'representative', id: 0 } },
  keys: ['last_name', 'first_name'],
  optional: ['phone', 'email', ...LISTS],
  defaults: {
    phone: null,
    email: null,
    distribution_channel: '[]',
    distribution_channel_task_fields: '[]',
  },
  conflict: '(last_name, first_name)',
  async read(texts) {
    const lists = LISTS.filter((name) => name in texts).map((name) => [name, listOf(texts[name])])
    const fields = await representativeValidator.validate({
      ...texts,
      ...Object.fromEntries(lists),
    })
    return presentOf(texts, {
      last_name: fields.last_name,
      first_name: fields.first_name,
      phone: fields.phone ?? null,
      email: fields.email ?? null,
      distribution_channel: JSON.stringify(fields.distribution_channel ?? []),
      distribution_channel_task_fields: JSON.stringify(
        fields.distribution_channel_task_fields ?? []
      ),
    })
  },
  before: agePostcodeAnswers,
})
