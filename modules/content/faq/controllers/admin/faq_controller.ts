import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { saveFaqEntry } from '#content/faq/actions/save_faq_entry'
import FaqEntry from '#content/faq/models/faq_entry'
import FaqEntryTransformer from '#content/faq/transformers/admin/faq_entry_transformer'
import { faqValidator } from '#content/faq/validators/faq_validator'

/** The questions of the FAQ in the back-office. */
export default class FaqController extends resourceController({
  model: FaqEntry,
  subject: 'faq',
  list: {
    sortable: ['position', 'id', 'question_hu', 'question_en'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['question_hu', 'question_en', 'answer_hu', 'answer_en'] },
  },
  serialize: (entries) => serialized(FaqEntryTransformer.transform(entries)),
  validator: faqValidator,
  write: saveFaqEntry,
}) {}
