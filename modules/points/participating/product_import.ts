import type { Actor } from '#app/audit/audit'
import { flagOf, numberOf } from '#app/imports/cell_texts'
import { RefusedLine, type ImportKind, type Verdict } from '#app/imports/import_kind'
import type { Transaction } from '#app/transaction'
import { PointsByRule, ProductNotThere, ProductSlugTaken } from './exceptions.js'
import ParticipatingProduct from './models/participating_product.js'
import { inUse, worthNow } from './product_sql.js'
import { addParticipatingProduct, changeParticipatingProduct } from './save_product.js'
import { participatingRowValidator } from './validators.js'

/** What a new one cannot be without. */
const NEEDED = ['title_hu', 'title_en', 'points'] as const
const COMPARED = [...NEEDED, 'position', 'is_active'] as const

/** What a line says; a column the file does not have is undefined. */
type Row = Awaited<ReturnType<typeof participatingRowValidator.validate>>

/** A stored product with what a line may change. */
type Stored = Required<Row> & Pick<ParticipatingProduct, 'id' | 'picture' | 'isInUse'>

const OTHER_NAMES = {
  slug: ['azonosító', 'cikkszám', 'link', 'sku', 'code'],
  title_hu: ['név', 'megnevezés', 'magyar név', 'név (hu)'],
  title_en: ['name', 'title', 'angol név', 'név (en)'],
  points: ['pont', 'pontérték', 'points per scan'],
  position: ['sorrend', 'hely'],
  is_active: ['látható', 'aktív', 'active'],
}

/** Sticker-marked products, known by their slug; pictures stay in the form. */
export function participatingImport(by: Actor): ImportKind<Row> {
  return {
    keys: ['slug'],
    optional: [...COMPARED],
    otherNames: OTHER_NAMES,
    isWhole: false,
    read,
    keyOf: ({ slug }) => slug,
    async judge(lines) {
      const stored = await storedProducts(lines)
      return lines.map(({ line, row }) => {
        const verdict = verdictOf(row, stored.get(row.slug))
        return { line, row, name: row.slug, ...verdict }
      })
    },
    async write(trx, lines) {
      const stored = await storedProducts(lines, trx)
      const written: Verdict<Row>[] = []
      for (const line of lines) {
        written.push(await writeLine(trx, { by, line, former: stored.get(line.row.slug) }))
      }
      return written
    },
  }
}

/** An empty position is the usual one, like a column that is not there; the others must be filled in. */
async function read(texts: Record<string, string>): Promise<Row> {
  const { position, ...others } = texts
  const empty = Object.keys(others).filter((field) => texts[field] === '')
  if (empty.length) throw new RefusedLine(empty.map((field) => `${field}: required`).join(', '))
  return participatingRowValidator.validate({
    ...others,
    ...(position && { position: numberOf(position) }),
    ...('points' in others && { points: numberOf(others.points) }),
    ...('is_active' in others && { is_active: flagOf(others.is_active) }),
  })
}

function verdictOf(
  row: Row,
  stored: Stored | undefined
): Pick<Verdict<Row>, 'state' | 'reason' | 'fields'> {
  if (!stored) {
    const missing = NEEDED.filter((field) => row[field] === undefined)
    if (!missing.length) return { state: 'new' }
    return { state: 'refused', reason: missing.map((field) => `${field}: required`).join(', ') }
  }
  const fields = COMPARED.filter((name) => row[name] !== undefined && row[name] !== stored[name])
  if (fields.includes('points') && stored.isInUse) {
    return { state: 'refused', reason: 'points: points_by_rule' }
  }
  return fields.length ? { state: 'changed', fields } : { state: 'unchanged' }
}

/** Somebody may have made, printed or removed it since the line was judged. */
async function writeLine(
  trx: Transaction,
  { by, line, former }: { by: Actor; line: Verdict<Row>; former?: Stored }
): Promise<Verdict<Row>> {
  const { title_hu, title_en, points, ...rest } = line.row
  try {
    if (line.state === 'new') {
      if (!title_hu || !title_en || !points) throw new RefusedLine('required')
      await addParticipatingProduct(trx, { ...rest, title_hu, title_en, points }, by)
    } else {
      if (!former) throw new ProductNotThere()
      await changeParticipatingProduct(trx, former.id, { ...former, ...line.row, by })
    }
    return line
  } catch (error) {
    if (error instanceof ProductNotThere) return refused(line, 'slug: unknown')
    if (error instanceof ProductSlugTaken) return refused(line, 'slug: unique')
    if (error instanceof PointsByRule) return refused(line, 'points: points_by_rule')
    throw error
  }
}

const refused = (line: Verdict<Row>, reason: string): Verdict<Row> => ({
  ...line,
  state: 'refused',
  reason,
})

/** What is stored of these lines, by slug. */
async function storedProducts(lines: { row: Row }[], trx?: Transaction) {
  const slugs = lines.map(({ row }) => row.slug)
  const found = await ParticipatingProduct.query({ client: trx?.client })
    .select('*', worthNow(), inUse())
    .whereIn('slug', slugs)
  return new Map(found.map((product) => [product.slug, storedOf(product)]))
}

function storedOf(product: ParticipatingProduct): Stored {
  const { id, picture, isInUse } = product
  return { id, picture, isInUse, ...lineOf(product) }
}

/** A product as a line of a file says it. */
export function lineOf(product: ParticipatingProduct): Required<Row> {
  const { slug, titleHu, titleEn, worth, position, isActive } = product
  return {
    slug,
    title_hu: titleHu,
    title_en: titleEn,
    points: worth,
    position,
    is_active: isActive,
  }
}
