/** Gifts from a file. */
export { productImport } from './product_import.js'
/** Counts and changes of stock from a file. */
export { StockImport } from './stock_import.js'
/** Files to begin with. */
export { productSample, stockSample } from './samples.js'
