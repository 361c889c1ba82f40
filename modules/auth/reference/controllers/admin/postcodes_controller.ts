import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { savePostcode } from '#auth/reference/actions/save_postcode'
import Postcode from '#auth/reference/models/postcode'
import PostcodeTransformer from '#auth/reference/transformers/admin/postcode_transformer'
import { postcodeValidator } from '#auth/reference/validators/reference_rows'

/** Which settlement has which postcode, in the back-office. */
export default class PostcodesController extends resourceController({
  model: Postcode,
  subject: 'postcode',
  list: {
    sortable: ['zip', 'id', 'city'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['city'], beginning: ['zip'] },
  },
  serialize: (postcodes) => serialized(PostcodeTransformer.transform(postcodes)),
  validator: postcodeValidator,
  write: savePostcode,
  savedAt: ({ updatedAt }) => updatedAt,
}) {}
