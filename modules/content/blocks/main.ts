/** What is wrong with blocks that staff wrote, and the blocks as they are kept. */
export { checkBlocks } from './check.js'
export type { BlockProblem } from './check_whole.js'
/** The same of texts that a record has beside its blocks. */
export { checkTexts, missingTexts } from './texts.js'
/** The blocks in a language, as pages get them. */
export { showBlocks, type ShowOptions } from './show.js'
/** What other rooms ask about blocks: their words, their media, their records, what is not translated. */
export { mediaIn, mediaPlacesIn, missingIn, refsIn, textOf, type RecordRef } from './gather.js'
/** A link of staff: as it is kept, and where it leads. */
export { cleanLink, hrefOf } from './links.js'
/** A text in one spelling, and the words of cleaned HTML. */
export { plainTextOf, tidyText } from './plain_text.js'
export type {
  BlockName,
  BlockValue,
  Language,
  RecordKind,
  ShownBlock,
  ShownMedia,
  StoredBlock,
  StoredLink,
} from './shared/definitions.js'
