import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import {
  deleteRepresentative,
  saveRepresentative,
} from '#auth/reference/actions/save_representative'
import RegionalRepresentative from '#auth/reference/models/regional_representative'
import RepresentativeTransformer from '#auth/reference/transformers/admin/representative_transformer'
import { representativeValidator } from '#auth/reference/validators/reference_rows'

/** The regional contacts of members, in the back-office. */
export default class RepresentativesController extends resourceController({
  model: RegionalRepresentative,
  subject: 'representative',
  list: {
    sortable: ['last_name', 'id', 'first_name', 'email'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['last_name', 'first_name', 'email'] },
  },
  serialize: (all) => serialized(RepresentativeTransformer.transform(all)),
  validator: representativeValidator,
  write: saveRepresentative,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteRepresentative,
}) {}
