import { serialized } from '#app/http/serialized'
import RegionalRepresentative from '../models/regional_representative.js'
import RepresentativeTransformer from '../transformers/representative_transformer.js'

/** The representatives of these ids, in the order of the ids; unknown ids are left out. */
export async function representativesOf(ids: number[]): Promise<RegionalRepresentative[]> {
  const found = await RegionalRepresentative.findMany(ids)
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
}

/** The contact of everybody nobody else is named for. */
export async function defaultRepresentative() {
  const found = await RegionalRepresentative.findBy({ isDefault: 1 })
  return found && serialized(RepresentativeTransformer.transform(found))
}
