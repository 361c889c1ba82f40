import Profession from '#auth/reference/models/profession'
import RegionalRepresentative from '#auth/reference/models/regional_representative'

/** What the ids in records stand for. */
export interface NamedId {
  id: number
  name: string
}

/** Who the representatives are, in the order of their ids. */
export async function namedRepresentatives(): Promise<NamedId[]> {
  const all = await RegionalRepresentative.query().orderBy('id')
  return all.map(({ id, lastName, firstName }) => ({ id, name: `${lastName} ${firstName}` }))
}

/** What the professions are called, in Hungarian, in the order of their ids. */
export async function namedProfessions(): Promise<NamedId[]> {
  return (await Profession.query().orderBy('id')).map(({ id, nameHu: name }) => ({ id, name }))
}
