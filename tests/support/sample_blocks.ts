import type {
  BlockName,
  BlockValue,
  RecordKind,
  StoredBlock,
} from '#content/blocks/shared/definitions'

const both = (name: string, hu: string, en: string) => ({ [`${name}_hu`]: hu, [`${name}_en`]: en })
const OUT = { to: 'url', url: 'https://example.hu/' }

/** Complete props of every type; a type without them does not compile. */
const SAMPLES = {
  'section': { background: 'sunken', contained: true, children: [] },
  'row': { children: [] },
  'column': { width: '1/2', children: [] },
  'title': { ...both('text', 'Cím', 'Title'), level: 2 },
  'text': both('html', '<p>Szöveg <b>itt</b></p>', '<p>Text <b>here</b></p>'),
  'button': { ...both('text', 'Gomb', 'Button'), link: OUT, look: 'primary' },
  'image': {
    ...both('alt_text', 'Fal', 'Wall'),
    ...both('caption', 'Felirat', 'Caption'),
    media: 'picture-1',
    decorative: false,
    ratio: 1.7778,
  },
  'carousel': {
    ...both('label', 'Képek', 'Pictures'),
    slides: [1, 2].map((at) => ({
      ...both('alt_text', `Dia ${at}`, `Slide ${at}`),
      media: 'picture-1',
      link: OUT,
    })),
  },
  'file': { ...both('title', 'Műszaki lap', 'Data sheet'), media: 'file-1' },
  'youtube': { ...both('title', 'Film', 'Film'), video: 'dQw4w9WgXcQ', poster: 'picture-1' },
  'promo hero section': {
    ...both('title', 'Hős', 'Hero'),
    ...both('text', 'Mondat', 'Sentence'),
    ...both('button', 'Megnézem', 'Look'),
    media: 'picture-1',
    link: { to: 'url', url: '/gyik' },
  },
  'referral link': {
    ...both('title', 'Hívd meg', 'Invite'),
    ...both('text', 'Küldd el', 'Send it'),
  },
  'questionnaire': { questionnaire: '7' },
  'questionnaire input': {
    ...both('label', 'Melyik?', 'Which?'),
    ...both('hint', '', ''),
    type: 'radio',
    options: ['a', 'b'].map((value) => ({
      ...both('label', `Válasz ${value}`, `Answer ${value}`),
      value,
      is_right: value === 'a',
    })),
    solutions: [{ text: 'titok' }],
  },
  'survey input': {
    ...both('label', 'Mennyi?', 'How much?'),
    ...both('hint', 'Kb.', 'About'),
    type: 'number',
    required: true,
    min: 0,
    max: 10,
    earliest: null,
    latest: null,
    options: [],
    show_if: null,
  },
} satisfies Record<BlockName, Record<string, BlockValue>>

/** A block with complete props. */
export function sampleBlock(name: BlockName, id = name.replaceAll(' ', '')): StoredBlock {
  return {
    id,
    name,
    v: 1,
    only: null,
    props: structuredClone<Record<string, BlockValue>>(SAMPLES[name]),
  }
}

/** The blocks of a record in which a type may stand, and the kind of that record. */
export function sampleOf(name: string): { kind: RecordKind; blocks: StoredBlock[] } {
  const block = sampleBlock(name as BlockName)
  if (name === 'survey input') return { kind: 'survey', blocks: [block] }
  if (name === 'questionnaire input') return { kind: 'questionnaire', blocks: [block] }
  if (name === 'row') block.props.children = [sampleBlock('column')]
  if (name !== 'column') return { kind: 'page', blocks: [block] }
  return { kind: 'page', blocks: [{ ...sampleBlock('row'), props: { children: [block] } }] }
}

/** Every type that a page may hold, once, some of them in section, row and column. */
export function sampleBlocks(): StoredBlock[] {
  const inside = ['title', 'text', 'button'] as const
  const column = sampleBlock('column')
  column.props.children = inside.map((name) => sampleBlock(name))
  const other = sampleBlock('column', 'column2')
  other.props.children = [sampleBlock('image'), sampleBlock('file')]
  const row = { ...sampleBlock('row'), props: { children: [column, other] } }
  const section = sampleBlock('section')
  section.props.children = [row, sampleBlock('carousel')]
  return [
    sampleBlock('promo hero section'),
    section,
    sampleBlock('youtube'),
    sampleBlock('referral link'),
    sampleBlock('questionnaire'),
  ]
}
