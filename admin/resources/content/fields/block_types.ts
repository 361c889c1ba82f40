import {
  BLOCKS_OF_RECORD_MAX,
  LEVELS_MAX,
  ROOT_BLOCKS,
  definitionOf,
  type Field as Defined,
  type FieldsOf,
  type RecordKind,
} from '@blocks/definitions'
import type { BlockTypes } from '../editor/editor_context'
import type { TreeRules } from '../tree/tree_rules'
import type { Field } from './field'

/** A text from this length on has several lines, in characters. */
const LINES_FROM = 200

/** What the editor knows of the types of blocks: the server's own definitions. */
export const blockTypes: BlockTypes = {
  fieldsOf: (name) => {
    const definition = definitionOf(name)
    return definition && fieldsIn(definition.fields)
  },
  isHolder: (name) => childrenOf(name) !== null,
  versionOf: (name) => definitionOf(name)?.v ?? 1,
}

/** What may stand where in a kind of record. */
export function rulesOf(kind: RecordKind): TreeRules {
  return {
    namesIn: (name) => (name === null ? ROOT_BLOCKS[kind] : (childrenOf(name)?.of ?? [])),
    mostIn: (name) => (name === null ? BLOCKS_OF_RECORD_MAX : (childrenOf(name)?.max ?? 0)),
    levelsMax: LEVELS_MAX,
    blocksMax: BLOCKS_OF_RECORD_MAX,
  }
}

function childrenOf(name: string) {
  const { children } = definitionOf(name)?.fields ?? {}
  return children?.kind === 'children' ? children : null
}

const known = new WeakMap<FieldsOf, readonly Field[]>()

/** What the editor draws of fields. */
export function fieldsIn(fields: FieldsOf): readonly Field[] {
  const found = known.get(fields)
  if (found) return found
  const made = Object.entries(fields).flatMap(([name, field]) => fieldOf(name, field) ?? [])
  known.set(fields, made)
  return made
}

function fieldOf(name: string, field: Defined): Field | null {
  const must = !field.optional
  switch (field.kind) {
    case 'plain':
      return {
        name,
        kind: 'plain',
        both: field.both,
        max: field.max,
        lines: field.max > LINES_FROM,
        must,
      }
    case 'rich':
      return { name, kind: 'rich', both: true, max: field.max, must }
    case 'film':
      return { name, kind: 'film', must }
    case 'choice':
      return { name, kind: 'choice', choices: field.of, begin: field.otherwise }
    case 'flag':
      return { name, kind: 'flag', begin: field.otherwise }
    case 'number':
      return { name, kind: 'number', min: field.min, max: field.max }
    case 'list':
      return { name, kind: 'list', max: field.max, fields: fieldsIn(field.fields), must }
    case 'ref':
      return { name, kind: 'ref', of: field.of, must }
    case 'media':
      return { name, kind: 'media', of: field.of, must }
    case 'link':
    case 'day':
      return { name, kind: field.kind, must }
    default:
      return null
  }
}
