import {
  definitionOf,
  LANGUAGES,
  type BlockValue,
  type Field,
  type FieldsOf,
  type Language,
  type StoredBlock,
} from './definitions.js'

/** One value of a block. */
export interface Leaf {
  block: StoredBlock
  /** Where it lies: `content.3.props.text_hu`. */
  path: string
  field: Field
  /** The name of its field, without language. */
  name: string
  /** The language it is written in; null where it has none. */
  language: Language | null
  value: BlockValue | undefined
  /** The one language in which its block is shown; null for both. */
  only: Language | null
  /** The block, row of a list or group it lies in. */
  props: Record<string, BlockValue>
}

/**
 * Visits every value of every known block, those inside others too, in the order in which a reader meets them. Blocks
 * of unknown names are left out.
 */
export function walk(blocks: StoredBlock[], visit: (leaf: Leaf) => void): void {
  walkBlocks(blocks, { path: 'content', only: null, visit })
}

interface Around {
  path: string
  only: Language | null
  visit: (leaf: Leaf) => void
}
interface Place extends Around {
  block: StoredBlock
}

function walkBlocks(blocks: StoredBlock[], { path, only, visit }: Around): void {
  blocks.forEach((block, at) => {
    const definition = definitionOf(block.name)
    if (!definition) return
    const place = { block, path: `${path}.${at}.props`, only: only ?? block.only, visit }
    walkFields(definition.fields, block.props, place)
  })
}

function walkFields(fields: FieldsOf, props: Record<string, BlockValue>, place: Place): void {
  const { block, path, only, visit } = place
  for (const [name, field] of Object.entries(fields)) {
    const leaf = { block, field, name, props, only }
    if (isInBoth(field)) {
      for (const language of LANGUAGES) {
        const key = `${name}_${language}`
        visit({ ...leaf, path: `${path}.${key}`, language, value: props[key] })
      }
    } else {
      const value = props[name]
      visit({ ...leaf, path: `${path}.${name}`, language: null, value })
      if (field.kind === 'list') {
        rowsOf(value).forEach((row, at) => {
          walkFields(field.fields, row, { ...place, path: `${path}.${name}.${at}` })
        })
      } else if (field.kind === 'group' && isGroup(value)) {
        walkFields(field.fields, value, { ...place, path: `${path}.${name}` })
      } else if (field.kind === 'children') {
        walkBlocks(blocksIn(value), { path: `${path}.${name}`, only, visit })
      }
    }
  }
}

/** Whether a field is written in both languages. */
export function isInBoth(field: Field): field is Extract<Field, { both: boolean }> {
  return 'both' in field && field.both
}

/** Whether a value has named parts. */
export function isGroup(value: unknown): value is Record<string, BlockValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows of a list; none where it is no list. */
export function rowsOf(value: BlockValue | undefined): Record<string, BlockValue>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

/** The blocks inside a block, as the cleaner left them. */
export function blocksIn(value: BlockValue | undefined): StoredBlock[] {
  return rowsOf(value).flatMap((row) => (isBlock(row) ? [row] : []))
}

function isBlock(row: object): row is StoredBlock {
  const { id, name, props } = row as Partial<StoredBlock>
  return typeof id === 'string' && typeof name === 'string' && isGroup(props)
}
