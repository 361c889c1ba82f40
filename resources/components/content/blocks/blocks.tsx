import { Fragment, use, type ComponentType } from 'react'
import type { BlockName, ShownBlock } from '@blocks/definitions'
import { ButtonBlock } from './button_block'
import { CarouselBlock } from './carousel_block'
import { ColumnBlock, RowBlock, SectionBlock } from './containers'
import { FileBlock } from './file_block'
import { HeroBlock } from './hero_block'
import { ImageBlock } from './image_block'
import { Marked } from './marked'
import { Personal, type PersonalParts } from './personal'
import { QuestionBlock } from './question_block'
import { QuestionnaireBlock } from './questionnaire_block'
import { ReferralBlock } from './referral_block'
import { TextBlock } from './text_block'
import { TitleBlock } from './title_block'
import { YoutubeBlock } from './youtube_block'

/** A piece of a page as the server sends it; its HTML is safe already. */
export type BlockData = ShownBlock

/** What draws each type; a type without a component does not compile. */
const BLOCKS: Record<BlockName, ComponentType<any>> = {
  'button': ButtonBlock,
  'carousel': CarouselBlock,
  'column': ColumnBlock,
  'file': FileBlock,
  'image': ImageBlock,
  'promo hero section': HeroBlock,
  'questionnaire': QuestionnaireBlock,
  'questionnaire input': QuestionBlock,
  'referral link': ReferralBlock,
  'row': RowBlock,
  'section': SectionBlock,
  'survey input': QuestionBlock,
  'text': TextBlock,
  'title': TitleBlock,
  'youtube': YoutubeBlock,
}
const CONTAINERS = new Set(['section', 'row', 'column'])

interface BlocksProps {
  blocks: BlockData[]
  /** What of the blocks depends on who reads. */
  personal?: PersonalParts
}

/** The pieces of a page in order; a name nobody knows is left out. @source requirements T-17 */
export function Blocks({ blocks, personal }: BlocksProps) {
  const isMarked = use(Marked)
  const pieces = blocks.map(({ id, name, props }) => {
    const Piece = Object.hasOwn(BLOCKS, name) ? BLOCKS[name as BlockName] : null
    if (!Piece) return null
    const piece = CONTAINERS.has(name) ? (
      <Piece key={id} {...props}>
        <Blocks blocks={props.children as BlockData[]} />
      </Piece>
    ) : (
      <Piece key={id} id={id} {...props} />
    )
    if (!isMarked) return piece
    return (
      <Fragment key={id}>
        {piece}
        <template data-block={id} />
      </Fragment>
    )
  })
  return personal ? <Personal value={personal}>{pieces}</Personal> : pieces
}
