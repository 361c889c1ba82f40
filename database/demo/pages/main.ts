import type { PageRecord } from './blocks.js'
import { contactPage } from './contact.js'
import { cookiesPage } from './cookies.js'
import { counsellingPage } from './counselling.js'
import { privacyPage } from './privacy.js'
import { termsPage } from './terms.js'

/** The staff-edited pages the demo shop starts with. */
export const pages: PageRecord[] = [
  termsPage,
  privacyPage,
  cookiesPage,
  contactPage,
  counsellingPage,
]
