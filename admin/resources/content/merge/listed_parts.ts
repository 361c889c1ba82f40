import type { Entry } from '@blocks/entries'
import type { Block } from '../tree/block_tree'
import { withoutBlocks, type Body } from './body'

/** The parts of a body that are merged each in its own way: fields by name, and what is listed by id. */
export interface BodyParts {
  fields: Record<string, unknown>
  /** Blocks, or the entries of a menu as if they were blocks; null where nothing is listed. */
  listed: Block[] | null
}

/** Whether a body is that of a menu or a footer. */
const hasEntries = (body: Body): body is Body & { entries: Entry[] } => Array.isArray(body.entries)

/** Takes a body apart. */
export function partsOf(body: Body): BodyParts {
  const fields = withoutBlocks(body)
  if (!hasEntries(body)) return { fields, listed: body.content ?? null }
  delete fields.entries
  return { fields, listed: body.entries.map(blockOf) }
}

/** Puts a body together again. @param like one of the bodies it was made of */
export function bodyOf({ fields, listed }: BodyParts, like: Body): Body {
  if (!listed) return fields
  return hasEntries(like)
    ? { ...fields, entries: listed.map(entryOf) }
    : { ...fields, content: listed }
}

const blockOf = ({ key, ...props }: Entry): Block => {
  return { id: key, name: 'entry', v: 1, only: null, props }
}

const entryOf = ({ id, props }: Block) => ({ key: id, ...props })
