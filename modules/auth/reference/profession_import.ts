import { flagOf, presentOf } from '#app/imports/cell_texts'
import { tableRows } from '#app/imports/table_rows'
import { professionValidator } from './validators/reference_rows.js'

/** Place of a profession the file gives none: behind those staff have sorted. */
const LAST = 1000

/** Professions, known by their Hungarian name. */
export const professionImport = tableRows({
  name: 'professions',
  audited: { action: 'profession.imported', subject: { type: 'profession', id: 0 } },
  keys: ['name_hu'],
  optional: ['name_en', 'api_name', 'position', 'is_active'],
  defaults: { name_en: '', api_name: null, position: LAST, is_active: 1 },
  conflict: `(name_hu) WHERE name_hu <> ''`,
  async read(texts) {
    const fields = await professionValidator.validate({
      ...texts,
      ...('is_active' in texts && { is_active: flagOf(texts.is_active) }),
    })
    return presentOf(texts, {
      name_hu: fields.name_hu,
      name_en: fields.name_en ?? '',
      api_name: fields.api_name ?? null,
      position: fields.position ?? LAST,
      is_active: fields.is_active === false ? 0 : 1,
    })
  },
})
