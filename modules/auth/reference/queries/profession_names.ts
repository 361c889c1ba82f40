import type { Transaction } from '#app/transaction'
import Profession from '../models/profession.js'

/** Hungarian names of all professions by their ids; no two have the same. */
export async function professionNames({ client }: Transaction): Promise<Map<number, string>> {
  const all = await Profession.query({ client }).select('id', 'nameHu')
  return new Map(all.map(({ id, nameHu }) => [id, nameHu]))
}
