import type { Transaction } from '#app/transaction'
import type { BlockValue } from '../blocks/main.js'
import type { BroughtMedia } from './actions/bring_media.js'
import type { ExchangeDocument, ExchangeKind, HeldText } from './exchange_kind.js'
import { parsedObject } from './files/parsed_json.js'
import { EXCHANGE_KINDS, nameOf } from './kinds.js'
import { namesOf, namesWith } from './names.js'
import type { PlannedFile, ReadableFile } from './planned_file.js'
import { problemsOf, strangePlaces, type FileProblem } from './problems.js'

/** Names that hold in every installation. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,35}$/

interface ParsedFile {
  path: string
  kind: ExchangeKind
  document: ExchangeDocument
}

/** The files of an import: those that follow the rules, in the order in which they are written, and the others. */
export async function readFiles(
  trx: Transaction,
  texts: ReadonlyMap<string, string>,
  { publishes, media }: { publishes: boolean; media: BroughtMedia }
): Promise<{ readable: ReadableFile[]; refused: PlannedFile[] }> {
  const refused: PlannedFile[] = []
  const refuse = (path: string, problems: FileProblem[]) =>
    void refused.push({ path, state: 'refused', problems })
  const parsed: ParsedFile[] = []
  for (const [path, text] of texts) {
    const file = parsedFile(path, text)
    const isTwice = file && parsed.some((one) => isSame(one, file))
    if (file && !isTwice) parsed.push(file)
    else refuse(path, [isTwice ? { field: 'key', rule: 'unique' } : { field: '', rule: 'json' }])
  }
  const own = await namesOf(trx)
  const names = namesWith(
    own,
    parsed.map(({ document }) => document)
  )
  const keys = new Set(parsed.map(({ document }) => document.key))
  const readable: ReadableFile[] = []
  for (const kind of EXCHANGE_KINDS) {
    const held = await kind.held(trx, own)
    for (const file of parsed.filter((one) => one.kind === kind).sort(byPlace)) {
      try {
        const text = await kind.read(file.document, { names, publishes, media })
        const strange = strangePlaces(file.document, text.document)
        if (strange.length) refuse(file.path, strange)
        else readable.push({ ...file, text, held: heldFor(file, held, keys) })
      } catch (error) {
        const problems = problemsOf(error)
        if (!problems) throw error
        refuse(file.path, problems)
      }
    }
  }
  return { readable, refused }
}

function parsedFile(path: string, text: string): ParsedFile | null {
  const kind = kindOf(path)
  const { key, ...rest } = parsedObject(text) ?? {}
  if (!kind || rest.kind !== kind.kind || typeof key !== 'string' || !KEY.test(key)) return null
  const fields: Record<string, BlockValue> = JSON.parse(JSON.stringify(rest))
  return { path, kind, document: { ...fields, kind: kind.kind, key } }
}

function kindOf(path: string): ExchangeKind | undefined {
  const [folder, name] = path.split('/')
  return EXCHANGE_KINDS.find((one) =>
    name === undefined ? one.folder === null && path === `${one.kind}.json` : one.folder === folder
  )
}

/** Two files of one thing: the second would be written over the first. */
function isSame(one: ParsedFile, other: ParsedFile): boolean {
  if (one.document.key === other.document.key) return true
  const { slug } = other.document
  return one.kind === other.kind && slug !== undefined && one.document.slug === slug
}

/** A category comes before those inside it. */
function byPlace(one: ParsedFile, other: ParsedFile): number {
  return String(one.document.slug ?? one.path) < String(other.document.slug ?? other.path) ? -1 : 1
}

/** What stands here for a file: what has its key, else the only text of its name for which no other file stands. */
function heldFor(
  { kind, document }: ParsedFile,
  held: HeldText[],
  keys: ReadonlySet<string>
): HeldText | null {
  const own = held.find((one) => one.document.key === document.key)
  if (own) return own
  const named = held.filter(
    (one) => nameOf(kind, one.document) === nameOf(kind, document) && !keys.has(one.document.key)
  )
  return named.length === 1 ? named[0] : null
}
