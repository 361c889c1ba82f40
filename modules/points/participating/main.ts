/** Sticker-marked products: made and changed, and brought in from a file. */
export { addParticipatingProduct, changeParticipatingProduct } from './save_product.js'
export type { ParticipatingFields } from './save_product.js'
export { participatingImport } from './product_import.js'
export { participatingSample } from './product_sample.js'
