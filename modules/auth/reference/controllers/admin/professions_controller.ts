import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { deleteProfession, saveProfession } from '#auth/reference/actions/save_profession'
import Profession from '#auth/reference/models/profession'
import ProfessionTransformer from '#auth/reference/transformers/admin/profession_transformer'
import { professionValidator } from '#auth/reference/validators/reference_rows'

/** The professions members choose from, in the back-office. */
export default class ProfessionsController extends resourceController({
  model: Profession,
  subject: 'profession',
  list: {
    sortable: ['position', 'id', 'name_hu', 'name_en', 'api_name'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['name_hu', 'name_en'] },
  },
  serialize: (professions) => serialized(ProfessionTransformer.transform(professions)),
  validator: professionValidator,
  write: saveProfession,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteProfession,
}) {}
