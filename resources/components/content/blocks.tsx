import type { ComponentType } from 'react'
import { QuestionBlock } from './question_block'
import { QuestionnaireBlock } from './questionnaire_block'
import { TextBlock } from './text_block'
import { TitleBlock } from './title_block'

/** What a piece may hold: plain values, and lists and groups of them. */
type BlockValue = string | number | boolean | null | BlockValue[] | { [name: string]: BlockValue }

/** A piece of a page as the server sends it; its HTML is safe already. */
export type BlockData = {
  id: string
  name: string
  props: Record<string, BlockValue>
}

/** Drawn pieces by name. */
const BLOCKS: Record<string, ComponentType<any>> = {
  'text': TextBlock,
  'title': TitleBlock,
  'survey input': QuestionBlock,
  'questionnaire input': QuestionBlock,
  'questionnaire': QuestionnaireBlock,
}

/** The pieces of a page in order; a name nobody knows is left out. */
export function Blocks({ blocks }: { blocks: BlockData[] }) {
  return blocks.map(({ id, name, props }) => {
    const Piece = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : null
    return Piece && <Piece key={id} id={id} {...props} />
  })
}
