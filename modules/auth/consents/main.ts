/** What pages say beside the boxes, and the stored wording that a proof names. */
export { shownTexts, storedText, type ShownTexts } from './consent_texts.js'
/** Withdraws the consent to offers of a member who complained of a mail. */
export { withdrawOffers } from './actions/save_consents.js'
/** Who is written to under the secret that a member's mails carry, and that secret. */
export { newsletterReaderOf } from './newsletter_reader_of.js'
export { newsletterSecretOf } from './queries/newsletter_secret_of.js'
