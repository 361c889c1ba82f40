import type { Infer } from '@vinejs/vine/types'
import type { faqValidator } from './validators/faq_validator.js'

/** What staff fill in of a question. */
export type FaqFields = Infer<typeof faqValidator>
