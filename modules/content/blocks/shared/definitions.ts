import {
  children,
  choice,
  compared,
  day,
  film,
  flag,
  group,
  link,
  list,
  media,
  name,
  number,
  plain,
  ref,
  rich,
  type BlockValue,
  type FieldsOf,
  type Language,
  type RecordKind,
  type ShownMedia,
} from './fields.js'

export {
  LANGUAGES,
  RECORD_KINDS,
  type BlockValue,
  type Field,
  type FieldsOf,
  type Language,
  type RecordKind,
  type ShownMedia,
  type StoredLink,
} from './fields.js'
export { LINKED_ROUTES } from './linked_routes.js'

/** A block as it is kept: `text_hu` and `text_en` for each text of both languages. */
export type StoredBlock = {
  /** Unique in its record and kept for life: comparing, merging and answers need it. */
  id: string
  /** One of `BLOCKS`; another name is kept, and renders nothing. */
  name: string
  /** Version of the type its props were written in. */
  v: number
  /** The one language it is shown in; null for both. */
  only: Language | null
  props: Record<string, BlockValue>
}

/** Most blocks of a record, with those inside others. */
export const BLOCKS_OF_RECORD_MAX = 300
/** Blocks in blocks: section, row, column and what stands in it. */
export const LEVELS_MAX = 4
/** Longest record, in characters of its JSON. */
export const RECORD_LENGTH_MAX = 512 * 1024
/** Numbers of questions lie within this distance of zero. */
const NUMBER_MAX = 1_000_000_000

/** Names of blocks and keys of records and media. */
export const BLOCK_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/

const IN_COLUMN = [
  'title',
  'text',
  'button',
  'image',
  'file',
  'youtube',
  'referral link',
  'questionnaire',
] as const
const IN_SECTION = [...IN_COLUMN, 'carousel', 'row'] as const
const AT_ROOT = [...IN_SECTION, 'section', 'promo hero section'] as const

/** Block types at the root of a record, by its kind. */
export const ROOT_BLOCKS: Record<RecordKind, readonly string[]> = {
  page: AT_ROOT,
  article: AT_ROOT,
  // Blocks on it would make it heavier than any page may be.
  home: [],
  survey: ['title', 'text', 'image', 'youtube', 'file', 'survey input'],
  questionnaire: ['title', 'text', 'youtube', 'questionnaire input'],
  faq: [],
  menu: [],
  footer: [],
}

const text = (max: number) => plain(max, { both: true })
const textIfAny = (max: number) => plain(max, { both: true, optional: true })
const label = { label: text(300), hint: textIfAny(300) }
const named = { value: name(), label: text(300) }

/** The block types, each defined once for validator, cleaner, editor and pages. @source requirements T-02 to T-16 */
export const BLOCKS = {
  'section': {
    v: 1,
    fields: {
      background: choice(['none', 'sunken', 'accent', 'night'], 'none'),
      contained: flag(true),
      children: children(IN_SECTION, [0, 50]),
    },
  },
  'row': { v: 1, fields: { children: children(['column'], [1, 4]) } },
  'column': {
    v: 1,
    fields: {
      width: choice(['auto', '1/4', '1/3', '1/2', '2/3', '3/4'], 'auto'),
      children: children(IN_COLUMN, [0, 30]),
    },
  },
  'title': { v: 1, fields: { text: text(150), level: choice([1, 2, 3, 4], 2) } },
  'text': { v: 1, fields: { html: rich(20_000) } },
  'button': {
    v: 1,
    fields: {
      text: text(60),
      link: link(),
      look: choice(['primary', 'secondary', 'text'], 'primary'),
    },
  },
  'image': {
    v: 1,
    fields: {
      media: media('picture'),
      alt_text: textIfAny(200),
      decorative: flag(false),
      caption: textIfAny(300),
      ratio: choice([1.7778, 1.3333, 1, 0.75, 'own'], 1.7778),
    },
  },
  'carousel': {
    v: 1,
    fields: {
      label: text(100),
      slides: list(
        { media: media('picture'), alt_text: textIfAny(200), link: link(true) },
        [1, 12]
      ),
    },
  },
  'file': { v: 1, fields: { media: media('file'), title: text(120) } },
  'youtube': {
    v: 1,
    fields: { video: film(), title: text(150), poster: media('picture', true) },
  },
  'promo hero section': {
    v: 1,
    fields: {
      title: text(120),
      text: textIfAny(600),
      media: media('picture', true),
      button: textIfAny(60),
      link: link(true),
    },
  },
  'referral link': { v: 1, fields: { title: textIfAny(120), text: textIfAny(300) } },
  'questionnaire': { v: 1, fields: { questionnaire: ref('questionnaire') } },
  'questionnaire input': {
    v: 1,
    fields: {
      type: choice(['radio', 'checkbox', 'select', 'text', 'number'], 'radio'),
      ...label,
      options: list({ ...named, is_right: flag(false, true) }, [0, 12]),
      solutions: list({ text: plain(300, { both: false }) }, [0, 10], { secret: true }),
    },
  },
  'survey input': {
    v: 1,
    fields: {
      type: choice(
        ['text', 'textarea', 'number', 'select', 'radio', 'checkbox', 'date', 'date_range'],
        'text'
      ),
      ...label,
      required: flag(false),
      min: number(-NUMBER_MAX, NUMBER_MAX),
      max: number(-NUMBER_MAX, NUMBER_MAX),
      earliest: day(),
      latest: day(),
      options: list(named, [0, 30]),
      show_if: group({
        match: choice(['all', 'any'], 'all'),
        rules: list(
          {
            input: name(),
            is: choice(['equals', 'not', 'one_of', 'answered', 'less', 'greater'], 'equals'),
            value: compared(),
          },
          [1, 3]
        ),
      }),
    },
  },
} as const satisfies Record<string, { v: number; fields: FieldsOf }>

/** The name of a block type. */
export type BlockName = keyof typeof BLOCKS

/** What a type is made of; null for a name nobody knows. */
export function definitionOf(name: string): { v: number; fields: FieldsOf } | null {
  return Object.hasOwn(BLOCKS, name) ? BLOCKS[name as BlockName] : null
}

/** A link as pages get it. */
export type ShownLink = {
  href: string
  /** Leads out of the shop: it opens beside it. */
  external: boolean
}

type ShownValue<One> = One extends { kind: 'plain' | 'rich' | 'day' | 'name' | 'film' | 'ref' }
  ? string
  : One extends { kind: 'link' }
    ? ShownLink | null
    : One extends { kind: 'media' }
      ? ShownMedia | null
      : One extends { kind: 'choice'; of: readonly (infer Choice)[] }
        ? Choice
        : One extends { kind: 'number' }
          ? number | null
          : One extends { kind: 'flag' }
            ? boolean
            : One extends { kind: 'list'; fields: infer Fields }
              ? ShownFields<Fields>[]
              : One extends { kind: 'group'; fields: infer Fields }
                ? ShownFields<Fields> | null
                : One extends { kind: 'children' }
                  ? ShownBlock[]
                  : BlockValue

type ShownFields<Fields> = { [Name in keyof Fields]: ShownValue<Fields[Name]> } & {
  /** Texts that stand in another language than the page, with that language. */
  langs?: Record<string, Language>
}

/** What the component of a type gets. */
export type ShownProps<Name extends BlockName> = ShownFields<(typeof BLOCKS)[Name]['fields']>

/** A block as pages get it, in one language. @source requirements T-01 */
export type ShownBlock = {
  id: string
  name: string
  props: Record<string, BlockValue>
}
