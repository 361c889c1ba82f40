import { shopReader } from '#app/database/engine'
import { KeptReading } from '#app/database/kept_reading'

/** A trade a member can choose. @source requirement row D-09 */
export interface Profession {
  id: number
  name: string
  /** The channel of the consultant provider; null means the default representative. */
  api_name: string | null
}

type Row = { id: number; nameHu: string; nameEn: string; apiName: string | null }

const SELECT = `SELECT id, name_hu AS "nameHu", name_en AS "nameEn", api_name AS "apiName"
  FROM professions`

/** The trades open to choose, in the alphabetical order of the language. */
export async function openProfessions(locale: string): Promise<Profession[]> {
  const found = await shopReader().rows<Row>(`${SELECT} WHERE is_active = 1`)
  const { compare } = new Intl.Collator(locale)
  return found.map((row) => professionOf(row, locale)).sort((a, b) => compare(a.name, b.name))
}

/** The main trade of a member and the others, by name. */
export async function professionsOfMember(memberId: number, locale: string) {
  const reader = shopReader()
  const main = `${SELECT} WHERE id = (SELECT main_profession_id FROM members WHERE id = ?)`
  const others = `${SELECT} WHERE id IN
    (SELECT profession_id FROM member_secondary_professions WHERE member_id = ?)
    ORDER BY position, id`
  const [[mainRow], otherRows] = await Promise.all([
    reader.rows<Row>(main, [memberId]),
    reader.rows<Row>(others, [memberId]),
  ])
  return {
    main_profession: mainRow ? professionOf(mainRow, locale) : null,
    secondary_professions: otherRows.map((row) => professionOf(row, locale)),
  }
}

const professions = new KeptReading(() => shopReader().rows<Row>(`${SELECT} ORDER BY position, id`))

/** Makes the next page ask the database what trades are called. */
export function forgetProfessions(): void {
  professions.forget()
}

/** The trades a member has chosen by their ids, in the order staff gave them; from memory. */
export async function chosenProfessions(
  { mainId, otherIds }: { mainId: number | null; otherIds: string | null },
  locale: string
) {
  if (mainId === null && otherIds === null) {
    return { main_profession: null, secondary_professions: [] }
  }
  const others = otherIds?.split(',').map(Number) ?? []
  const rows = await rowsWith(mainId === null ? others : [mainId, ...others])
  const main = rows.find(({ id }) => id === mainId)
  return {
    main_profession: main ? professionOf(main, locale) : null,
    secondary_professions: rows
      .filter(({ id }) => others.includes(id))
      .map((row) => professionOf(row, locale)),
  }
}

/** The trades known here; one that another process has just added is read. */
async function rowsWith(ids: number[]): Promise<Row[]> {
  const known = await professions.get()
  if (ids.every((id) => known.some((row) => row.id === id))) return known
  forgetProfessions()
  return professions.get()
}

/** A name that staff left empty in one language is shown in the other. */
function professionOf({ id, nameHu, nameEn, apiName }: Row, locale: string): Profession {
  const name = locale === 'hu' ? nameHu || nameEn : nameEn || nameHu
  return { id, name, api_name: apiName }
}
