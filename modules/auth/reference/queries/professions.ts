import { cached } from '#app/database/cached'
import { inLanguage } from '#app/in_language'
import Profession from '../models/profession.js'

/** A profession a member can choose. @source requirements D-09 */
export interface ShownProfession {
  id: number
  name: string
  /** The channel of the provider of representatives; null means the default representative. */
  api_name: string | null
}

/** The professions open to choose, in the alphabetical order of the language. */
export async function openProfessions(locale: string): Promise<ShownProfession[]> {
  return inAlphabet(await Profession.query().where('isActive', 1), locale)
}

const professions = cached(() => Profession.query().orderBy(['position', 'id']))

/** Makes the next page ask the database what professions are called. */
export const forgetProfessions = professions.forget

/**
 * The main profession of a member and the others, in the alphabetical order of the language; their names are
 * known from memory.
 */
export async function chosenProfessions(
  { mainId, otherIds }: { mainId: number | null; otherIds: number[] },
  locale: string
) {
  if (mainId === null && !otherIds.length) {
    return { main_profession: null, secondary_professions: [] }
  }
  const known = await professionsWith(mainId === null ? otherIds : [mainId, ...otherIds])
  const main = known.find(({ id }) => id === mainId)
  const others = known.filter(({ id }) => otherIds.includes(id))
  return {
    main_profession: main ? professionOf(main, locale) : null,
    secondary_professions: inAlphabet(others, locale),
  }
}

/** The professions known here; one that another process has just added is read. */
async function professionsWith(ids: number[]): Promise<Profession[]> {
  const known = await professions.get()
  if (ids.every((id) => known.some((one) => one.id === id))) return known
  forgetProfessions()
  return professions.get()
}

function inAlphabet(all: Profession[], locale: string): ShownProfession[] {
  const { compare } = new Intl.Collator(locale)
  return all.map((one) => professionOf(one, locale)).sort((a, b) => compare(a.name, b.name))
}

/** A name that staff left empty in one language is shown in the other. */
function professionOf({ id, nameHu, nameEn, apiName }: Profession, locale: string) {
  return { id, name: inLanguage(locale, nameHu, nameEn), api_name: apiName }
}
