import { newBlockId } from '../tree/block_id'
import type { Block } from '../tree/block_tree'
import type { BlockTypes } from './editor_context'

/** Key of the name of a block type. */
export function nameKey(name: string): string {
  return `content.blocks.${name.replaceAll(' ', '_')}`
}

/** An empty block with what stands where nobody has chosen; a row begins with two columns. */
export function newBlock(name: string, types: BlockTypes): Block {
  const fields = types.fieldsOf(name) ?? []
  const props: Record<string, unknown> = Object.fromEntries(
    fields.filter(({ begin }) => begin !== undefined).map((field) => [field.name, field.begin])
  )
  if (types.isHolder(name)) {
    const inside = name === 'row' ? ['column', 'column'] : []
    props.children = inside.map((one) => newBlock(one, types))
  }
  return { id: newBlockId(), name, v: types.versionOf(name), only: null, props }
}
