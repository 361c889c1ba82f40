/** What a stored block may hold: plain values, and lists and groups of them. */
export type BlockValue =
  string | number | boolean | null | BlockValue[] | { [name: string]: BlockValue }

/** Languages that texts are written in; Hungarian leads. */
export const LANGUAGES = ['hu', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Kinds of content records. */
export const RECORD_KINDS = [
  'page',
  'article',
  'faq',
  'survey',
  'questionnaire',
  'menu',
  'footer',
  'home',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Where a link leads, as staff choose it. */
export type StoredLink =
  | { to: 'record'; key: string }
  | { to: 'route'; name: string; params: Record<string, string> }
  | { to: 'url'; url: string }

/** A picture or a file as pages get it. */
export type ShownMedia = {
  url: string
  alt_text: string
  /** The language of that text where it is not the one of the page. */
  alt_lang: Language | null
  /** Null for files and for pictures of one size. */
  srcset: string | null
  /** Pixels; null for files. */
  width: number | null
  height: number | null
  /** Bytes of a file; null for pictures. */
  bytes: number | null
  /** What must stay visible when a picture is cut, 0 to 4 from the upper left corner; 2 is the middle. */
  focus_x: number
  focus_y: number
}

/** A text shown as it is; length in characters. */
export const plain = <Both extends boolean>(
  max: number,
  { both, optional = false, secret = false }: { both: Both; optional?: boolean; secret?: boolean }
) => ({ kind: 'plain', max, both, optional, secret }) as const

/** A text with structure and links; length in characters of its HTML. */
export const rich = (max: number) => ({ kind: 'rich', max, both: true, optional: false }) as const

export const link = (optional = false) => ({ kind: 'link', optional }) as const

/** The key of something in the media library. */
export const media = (of: 'picture' | 'file', optional = false) =>
  ({ kind: 'media', of, optional }) as const

/** The key of another record. */
export const ref = (of: RecordKind) => ({ kind: 'ref', of, optional: false }) as const

export const choice = <const Choice extends string | number>(
  of: readonly Choice[],
  otherwise: Choice
) => ({ kind: 'choice', of, otherwise, optional: true }) as const

export const number = (min: number, max: number) =>
  ({ kind: 'number', min, max, optional: true }) as const

export const flag = (otherwise: boolean, secret = false) =>
  ({ kind: 'flag', otherwise, secret, optional: true }) as const

/** A day of the calendar, YYYY-MM-DD. */
export const day = () => ({ kind: 'day', optional: true }) as const

/** A name that a program gives: of a choice, of a block. */
export const name = () => ({ kind: 'name', optional: false }) as const

/** The eleven signs that name a film, taken out of a pasted address. */
export const film = () => ({ kind: 'film', optional: false }) as const

/** A figure, a text or several of them that a condition compares with. */
export const compared = () => ({ kind: 'compared', optional: true }) as const

export const list = <Fields extends FieldsOf>(
  fields: Fields,
  [min, max]: readonly [number, number],
  { secret = false, optional = false } = {}
) => ({ kind: 'list', fields, min, max, secret, optional }) as const

export const group = <Fields extends FieldsOf>(fields: Fields) =>
  ({ kind: 'group', fields, optional: true }) as const

export const children = (of: readonly string[], [min, max]: readonly [number, number]) =>
  ({ kind: 'children', of, min, max, optional: false }) as const

/** One field of a block type. */
export type Field =
  | ReturnType<typeof plain<boolean>>
  | ReturnType<
      | typeof rich
      | typeof link
      | typeof media
      | typeof ref
      | typeof number
      | typeof flag
      | typeof day
      | typeof name
      | typeof film
      | typeof compared
      | typeof children
    >
  | ReturnType<typeof choice<string | number>>
  | {
      readonly kind: 'list'
      readonly fields: FieldsOf
      readonly min: number
      readonly max: number
      readonly secret: boolean
      readonly optional: boolean
    }
  | { readonly kind: 'group'; readonly fields: FieldsOf; readonly optional: true }

/** The fields of a block type, of a list or of a group, by their names. */
export interface FieldsOf {
  readonly [name: string]: Field
}
