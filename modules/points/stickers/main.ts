/** The stickers of a batch, and the sizes of their labels. */
export { stickers } from './stickers.js'
export type { LabelName } from './label_formats.js'
/** Whether an address is worth printing. */
export { isOwnComputer } from './sticker.js'
/** Whose scans a void part of a batch concerns. */
export { scanList } from './scan_list.js'
