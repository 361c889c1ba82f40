/** The sticker-marked products. */
export { participatingProducts } from './queries/participating_products.js'
export { findParticipatingProduct } from './queries/participating_products.js'
/** Brings them in from a file, and gives one to begin with. */
export { participatingImport } from './product_import.js'
export { participatingSample } from './product_sample.js'
